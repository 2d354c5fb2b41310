/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetObjectsWithTags accepts null for either or both of its result arrays.");

/* What it returned is no more than the error where there is one. */
static jint ask(const char *what, jint tag_count, jobject **objects, jlong **tags)
{
    static const jlong wanted[] = {5, 6};
    jint count = -1;
    jvmtiError error = ti(GetObjectsWithTags, tag_count, wanted, &count, objects, tags);
    if (error != JVMTI_ERROR_NONE)
        count = -1;
    say("%s: %s %d", what, error_name(error), (int)count);
    return count;
}

static void observe(JNIEnv *jni, jobject unused)
{
    jobject *objects = NULL;
    jlong *tags = NULL;
    set_tag(find_class(jni, "assay/Probe"), 5);
    ask("neither", 1, NULL, NULL);
    if (ask("objects", 1, &objects, NULL) == 1) {
        say("object: %s", class_name(objects[0]));
        release(objects);
    }
    if (ask("tags", 1, NULL, &tags) == 1) {
        say("tag: %d", (int)tags[0]);
        release(tags);
    }
    set_tag(find_class(jni, "assay/Await"), 6);
    if (ask("two tags", 2, NULL, &tags) == 2) {
        /* Their order is open. */
        say("tags: %d and %d", (int)(tags[0] < tags[1] ? tags[0] : tags[1]),
            (int)(tags[0] < tags[1] ? tags[1] : tags[0]));
        release(tags);
    }
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
