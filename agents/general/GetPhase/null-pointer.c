/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A null result pointer is refused with NULL_POINTER.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("GetPhase: %s", error_name(ti(GetPhase, NULL)));
}

TEST(.probe = observe);
