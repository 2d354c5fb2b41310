/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetPotentialCapabilities returns NULL_POINTER for a null pointer.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("GetPotentialCapabilities: %s", error_name(ti(GetPotentialCapabilities, NULL)));
}

TEST(.probe = observe);
