/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A null table is refused with NULL_POINTER.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("SetJNIFunctionTable: %s", error_name(ti(SetJNIFunctionTable, NULL)));
}

TEST(.probe = observe);
