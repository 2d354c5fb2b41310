/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A null pointer to the table is refused with NULL_POINTER.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("GetJNIFunctionTable: %s", error_name(ti(GetJNIFunctionTable, NULL)));
}

TEST(.probe = observe);
