/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A null result pointer is refused with NULL_POINTER.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("GetVersionNumber: %s", error_name(ti(GetVersionNumber, NULL)));
}

TEST(.probe = observe);
