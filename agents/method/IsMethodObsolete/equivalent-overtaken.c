/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("IsMethodObsolete returns true for a frame whose method is replaced by a later redefinition.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject != NULL)
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    else
        say_versions(jni);
}

TEST(.target = "redefine.Versions", .args = LIST("others", "during-alone"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
