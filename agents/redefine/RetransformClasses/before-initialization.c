/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses of an uninitialized class makes the first use run the new initializer.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Uninitialized", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
