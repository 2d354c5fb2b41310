/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetCurrentThread refuses a null pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("GetCurrentThread: %s", error_name(ti(GetCurrentThread, NULL)));
}

TEST(.probe = observe);
