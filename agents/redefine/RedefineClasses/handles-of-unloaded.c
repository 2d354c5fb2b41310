/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses works while there are method handles of classes that are about to be unloaded.");

/* At first nothing is collected if the JVM does not do it by itself, then much at once. */
static void observe(JNIEnv *jni, jobject subject)
{
    static int rounds;
    if (++rounds % 3 == 0)
        must(ForceGarbageCollection);
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
    if (rounds % 2 == 0)
        must(ForceGarbageCollection);
}

TEST(.target = "redefine.HandlesDropped",
     .args = LIST("new-bodies", "newer-bodies", "new-bodies", "newer-bodies", "new-bodies"),
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
