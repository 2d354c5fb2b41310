/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetObjectsWithTags returns an object once whose tag is listed twice.");

enum { OBJECTS = 4 };

static const jlong given[OBJECTS] = {4, 4, 4, 9};
static jobject made[OBJECTS];

static void observe(JNIEnv *jni, jobject unused)
{
    static const jlong tags[] = {4, 9, 4};
    jint count = 0;
    jobject *objects = NULL;
    jlong *results = NULL;
    bool there[OBJECTS] = {false};
    for (int i = 0; i < OBJECTS; i++)
        set_tag(made[i] = (*jni)->AllocObject(jni, find_class(jni, "java/lang/Object")), given[i]);
    jvmtiError error = ti(GetObjectsWithTags, 3, tags, &count, &objects, &results);
    say("GetObjectsWithTags: %s, objects %d", error_name(error), (int)count);
    for (jint k = 0; error == JVMTI_ERROR_NONE && k < readable(results, readable(objects, count));
         k++)
        for (int i = 0; i < OBJECTS; i++)
            there[i] |= (*jni)->IsSameObject(jni, objects[k], made[i]) && results[k] == given[i];
    say("all are there: %s", truth(there[0] && there[1] && there[2] && there[3]));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
