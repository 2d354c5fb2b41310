/* SPDX-License-Identifier: Apache-2.0 */
#include "../altered.h"

TITLE("Class files of preview versions and of unknown minor versions are refused.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_altered(jni, subject, "RedefineClasses", redefine);
}

TEST(.target = "redefine.Altered", .args = LIST("Subject"), .since = 17, .probe = observe,
     .timeout = 90, .needs = {.can_redefine_classes = 1},
     .cases = LIST("preview", "earlier-preview", "minor-version"));
