/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A frame that is active at a retransformation runs the old version to its end.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Active", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
