/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetObjectsWithTags returns all objects with one of the tags, with object and tag at equal indices.");

static jobject things[5];

static void ask(JNIEnv *jni, const char *what, jint tag_count, const jlong *tags)
{
    jint count = -1;
    jobject *objects = NULL;
    jlong *results = NULL;
    jvmtiError error = ti(GetObjectsWithTags, tag_count, tags, &count, &objects, &results);
    say("%s: %s %d", what, error_name(error), (int)count);
    if (error != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < readable(objects, count); i++)
        for (int j = 0; j < 5; j++)
            if ((*jni)->IsSameObject(jni, objects[i], things[j]))
                say("%s: thing %d with %d, a %s reference", what, j, (int)results[i],
                    (*jni)->GetObjectRefType(jni, objects[i]) == JNILocalRefType ? "local"
                                                                                 : "other");
    release(objects);
    release(results);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jlong tags[] = {10, 20, 10, 30, 0};
    static bool done;
    if (done)
        return;
    done = true;
    jvmtiEnv *other = new_environment_with(&(jvmtiCapabilities){.can_tag_objects = 1});
    for (int i = 0; i < 5; i++) {
        things[i] = (*jni)->GetObjectArrayElement(jni, subject, i);
        set_tag(things[i], tags[i]);
    }
    must_in(other, SetTag, things[4], 10);
    ask(jni, "one tag", 1, (const jlong[]){10});
    ask(jni, "two tags", 2, (const jlong[]){20, 30});
    ask(jni, "none with it", 1, (const jlong[]){40});
}

TEST(.target = "heap.graph.ThingsAndSpecials", .probe = observe, .needs = {.can_tag_objects = 1});
