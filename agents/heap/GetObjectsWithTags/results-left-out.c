/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetObjectsWithTags accepts null for either or both of its result arrays.");

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
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
