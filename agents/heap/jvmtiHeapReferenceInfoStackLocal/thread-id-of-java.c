/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"

TITLE("The thread_id of a local reference equals Thread.getId.");

static jlong id_of(JNIEnv *jni, jthread thread)
{
    jclass type = find_class(jni, "java/lang/Thread");
    jlong id = (*jni)->CallLongMethod(jni, thread, method_id(jni, type, "getId", "()J"));
    no_exception(jni);
    return id;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    learn_ids(jni, pairs);
    say("main: %s", truth(of_main.id == id_of(jni, self)));
    say("holder: %s", truth(of_holder.id == id_of(jni, object_named(jni, pairs, "thread"))));
}

TEST(.target = "heap.walk.Locals", .args = LIST("elsewhere"), .probe = observe,
     .needs = {.can_tag_objects = 1});
