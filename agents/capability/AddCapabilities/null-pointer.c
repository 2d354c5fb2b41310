/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A null pointer to capabilities is refused with NULL_POINTER.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("AddCapabilities: %s", error_name(ti(AddCapabilities, NULL)));
}

TEST(.probe = observe);
