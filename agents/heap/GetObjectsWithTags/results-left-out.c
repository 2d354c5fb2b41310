/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetObjectsWithTags accepts null for either or both of its result arrays.");

/* The order of the results is open. */
static void say_two_tags(JNIEnv *jni)
{
    static const jlong wanted[] = {5, 6};
    jint count = -1;
    jlong *tags = NULL;
    set_tag(find_class(jni, "assay/Await"), 6);
    jvmtiError error = ti(GetObjectsWithTags, 2, wanted, &count, NULL, &tags);
    bool two = error == JVMTI_ERROR_NONE && count == 2;
    say("two tags: %s %d, %d and %d", error_name(error), (int)count,
        two ? (int)(tags[0] < tags[1] ? tags[0] : tags[1]) : 0,
        two ? (int)(tags[0] < tags[1] ? tags[1] : tags[0]) : 0);
    release(tags);
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jlong tag = 5;
    jint count = -1;
    jobject *objects = NULL;
    jlong *tags = NULL;
    set_tag(find_class(jni, "assay/Probe"), 5);
    jvmtiError error = ti(GetObjectsWithTags, 1, &tag, &count, NULL, NULL);
    say("neither: %s %d", error_name(error), (int)count);
    count = -1;
    error = ti(GetObjectsWithTags, 1, &tag, &count, &objects, NULL);
    say("objects: %s %d, %s", error_name(error), (int)count,
        objects != NULL && count == 1 ? class_name(objects[0]) : "none");
    count = -1;
    error = ti(GetObjectsWithTags, 1, &tag, &count, NULL, &tags);
    say("tags: %s %d, %d", error_name(error), (int)count,
        tags != NULL && count == 1 ? (int)tags[0] : 0);
    release(objects);
    release(tags);
    say_two_tags(jni);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
