/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Does GetObjectsWithTags make references when only the number is asked for?");
PASSAGES("GetObjectsWithTags: the objects are local references; each result may be left out.");
WHY("References that nobody sees keep the objects alive until the native method returns.");

static int freed;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    freed++;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jlong tag = 77;
    jint count = 0;
    jclass klass = find_class(jni, "java/lang/Object");
    on(ObjectFree, on_free);
    for (int i = 0; i < 100; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        set_tag(object, tag);
        (*jni)->DeleteLocalRef(jni, object);
    }
    must(GetObjectsWithTags, 1, &tag, &count, NULL, NULL);
    must(ForceGarbageCollection);
    must(GetObjectsWithTags, 1, &tag, &count, NULL, NULL);
    say("objects that nothing refers to, alive after a collection: %d of 100", (int)count);
}

ASK(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
