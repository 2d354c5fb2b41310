/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A tagged object that its finalizer saves keeps its tag, and ObjectFree reports it at most once.");

static int freed;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    __atomic_add_fetch(&freed, 1, __ATOMIC_SEQ_CST);
}

HEAP_OBJECT_CALLBACK(visit)
{
    *(int *)own_data(user_data) += *tag == 7;
    return JVMTI_ITERATION_CONTINUE;
}

static void collect(void)
{
    for (int i = 0; i < 5; i++)
        must(ForceGarbageCollection);
    off(ObjectFree);
}

static void find_saved(JNIEnv *jni)
{
    jclass klass = find_class(jni, "gc/RevivedByFinalizer");
    jobject saved = static_object_field(jni, klass, "saved", "Lgc/RevivedByFinalizer;");
    const jlong tag = 7;
    jint found = -1;
    int instances = 0;
    jobject *objects = NULL;
    must(GetObjectsWithTags, 1, &tag, &found, &objects, NULL);
    must(IterateOverInstancesOfClass, klass, JVMTI_HEAP_OBJECT_EITHER, visit, &instances);
    say("saved with tag %d, freed %d", (int)tag_of(saved), freed);
    say("found %d, instances %d, the same: %s", (int)found, instances,
        truth(found == 1 && objects != NULL && (*jni)->IsSameObject(jni, objects[0], saved)));
    release(objects);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (!(*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/String"))) {
        set_tag(subject, 7);
    } else if (strcmp(to_string(jni, subject), "saved") == 0) {
        collect();
        find_saved(jni);
    } else {
        collect();
        say("freed once at most: %s", truth(freed <= 1));
    }
    on(ObjectFree, on_free);
}

TEST(.target = "gc.RevivedByFinalizer", .probe = observe,
     .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
