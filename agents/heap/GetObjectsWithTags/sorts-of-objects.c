/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("GetObjectsWithTags returns classes, arrays, strings, threads and class loaders by their tags.");

enum { FIRST = 4000 };

static void observe(JNIEnv *jni, jobject all)
{
    jsize length = (*jni)->GetArrayLength(jni, all);
    jint count = 0, right = 0;
    jobject *objects = NULL;
    jlong tags[16], *results = NULL;
    bool found[16] = {false};
    for (jsize i = 0; i < length && i < 16; i++) {
        tags[i] = FIRST + i;
        set_tag(element(jni, all, i), tags[i]);
    }
    jvmtiError error = ti(GetObjectsWithTags, length, tags, &count, &objects, &results);
    for (jint i = 0; i < readable(results, readable(objects, count)) && error == JVMTI_ERROR_NONE;
         i++) {
        jlong place = results[i] - FIRST;
        if (place < 0 || place >= length || found[place])
            continue;
        found[place] = (*jni)->IsSameObject(jni, element(jni, all, (jsize)place), objects[i]);
        right += found[place];
    }
    if (error != JVMTI_ERROR_NONE) {
        say("GetObjectsWithTags: %s", error_name(error));
        return;
    }
    say("GetObjectsWithTags: %s, objects %d, right %d", error_name(error), (int)count, (int)right);
    say("as many as were tagged: %s", truth(count == length));
    release(objects);
    release(results);
}

TEST(.target = "heap.walk.ObjectKinds", .probe = observe, .needs = {.can_tag_objects = 1});
