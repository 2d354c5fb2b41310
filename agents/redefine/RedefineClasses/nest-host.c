/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses a change of the nest host.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/Host$One";
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Newer", .args = LIST("Host$One", "nest-host-removed"), .since = 17,
     .probe = observe, .needs = {.can_redefine_classes = 1});
