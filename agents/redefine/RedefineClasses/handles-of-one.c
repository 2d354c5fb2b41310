/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A method handle calls the new version when its class is redefined with one that has no handle.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine_all(jni, subject)));
}

TEST(.target = "redefine.HandlesOfOne", .probe = observe, .needs = {.can_redefine_classes = 1});
