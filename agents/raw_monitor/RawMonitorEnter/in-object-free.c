/* SPDX-License-Identifier: Apache-2.0 */
#include "../callbacks.h"

TITLE("All functions of raw monitors work in the handler of ObjectFree.");

static void JNICALL freed(jvmtiEnv *env, jlong tag)
{
    use_all();
    let("freed");
}

static void observe(JNIEnv *jni, jobject subject)
{
    on(ObjectFree, freed);
    (*jni)->PushLocalFrame(jni, 4);
    set_tag((*jni)->NewByteArray(jni, 10), 7);
    (*jni)->PopLocalFrame(jni, NULL);
    must(ForceGarbageCollection);
    hold("freed");
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
