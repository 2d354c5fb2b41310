/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses changes a class whose code another thread runs, and that thread calls the new version.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Running", .args = LIST("new-bodies"), .probe = observe,
     .needs = {.can_retransform_classes = 1});
