/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses added, removed and changed signatures of record components.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (!asks_for_case(jni, subject))
        say_refused(jni, subject, "RetransformClasses", retransform);
}

TEST(.target = "redefine.ComponentSignature", .since = 17, .probe = observe, .timeout = 90,
     .needs = {.can_retransform_classes = 1},
     .cases = LIST("signature-removed", "signature-added", "signature-replaced"));
