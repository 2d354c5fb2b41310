/* SPDX-License-Identifier: Apache-2.0 */
#include "obsolete.h"

TITLE("A frame whose method stayed equivalent once is obsolete when the next version is not.");

static void observe(JNIEnv *jni, jobject subject)
{
    if (subject != NULL)
        say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    else
        say_versions(jni);
}

TEST(.target = "redefine.Versions", .args = LIST("others", "during-alone"), .probe = observe,
     .needs = {.can_redefine_classes = 1});
