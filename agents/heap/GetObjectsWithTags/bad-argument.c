/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetObjectsWithTags refuses a negative count, a tag of 0 and null pointers.");

static void observe(JNIEnv *jni, jobject unused)
{
    static const jlong tags[] = {5, 0, 6};
    jint count;
    jobject *objects;
    jvmtiError error = is_case("negative-count")
                           ? ti(GetObjectsWithTags, -1, tags, &count, &objects, NULL)
                       : is_case("zero-tag")
                           ? ti(GetObjectsWithTags, 3, tags, &count, &objects, NULL)
                       : is_case("null-tags")
                           ? ti(GetObjectsWithTags, 1, NULL, &count, &objects, NULL)
                           : ti(GetObjectsWithTags, 1, tags, NULL, &objects, NULL);
    say("GetObjectsWithTags: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1}, .batch = true,
     .cases = LIST("negative-count", "zero-tag", "null-tags", "null-count"));
