/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"

TITLE("FollowReferences reports all locals of one thread with one ID and those of another with another.");

static void observe(JNIEnv *jni, jobject pairs)
{
    learn_ids(jni, pairs);
    say("main: JNI locals %s, different ids: %s", of_main.jni_locals > 0 ? "seen" : "none",
        truth(of_main.differ));
    say("holder: locals %s, different ids: %s", of_holder.locals > 0 ? "seen" : "none",
        truth(of_holder.differ));
    say("the same for both: %s", truth(of_main.id == of_holder.id));
}

TEST(.target = "heap.walk.Locals", .args = LIST("elsewhere"), .probe = observe,
     .needs = {.can_tag_objects = 1});
