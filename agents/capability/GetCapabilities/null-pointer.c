/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetCapabilities returns NULL_POINTER for a null pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("GetCapabilities: %s", error_name(ti(GetCapabilities, NULL)));
}

TEST(.probe = observe);
