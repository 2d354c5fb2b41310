/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses accepts new method bodies for a nest host whose nest is unchanged.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Newer", .args = LIST("Host", "nest-kept"), .since = 17, .probe = observe,
     .needs = {.can_redefine_classes = 1});
