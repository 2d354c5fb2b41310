/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetTime returns NULL_POINTER for a null nanos_ptr.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("GetTime: %s", error_name(ti(GetTime, NULL)));
}

TEST(.probe = observe);
