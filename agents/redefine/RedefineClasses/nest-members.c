/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses refuses a change of the nest members.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class = "redefine/Host";
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "redefine.Newer",
     .args = LIST("Host", "nest-member-added", "nest-member-replaced", "nest-members-removed"),
     .since = 17, .probe = observe, .needs = {.can_redefine_classes = 1});
