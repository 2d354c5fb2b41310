/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A null pointer to capabilities is refused with NULL_POINTER.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("GetCapabilities: %s", error_name(ti(GetCapabilities, NULL)));
}

TEST(.probe = observe);
