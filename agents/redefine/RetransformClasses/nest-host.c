/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses a change of the nest host.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/Host$One";
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Newer", .args = LIST("Host$One", "nest-host-removed"), .since = 17,
     .probe = observe, .needs = {.can_retransform_classes = 1});
