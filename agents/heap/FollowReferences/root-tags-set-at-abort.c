/* SPDX-License-Identifier: Apache-2.0 */
#include "../arrays_at_roots.h"

TITLE("A callback that ends the walk at a root sets, changes or clears the tag of the object there.");

static int wanted; /* the array whose tag is written */
static jlong written;
static bool ended;

HEAP_REFERENCE_CALLBACK(root)
{
    if (ended || array_at_root(kind, length) != wanted)
        return JVMTI_VISIT_OBJECTS;
    *tag = written;
    ended = true;
    return JVMTI_VISIT_ABORT;
}

static void walk(JNIEnv *jni, jobject arrays, const char *what, int index, jlong tag)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = root};
    wanted = index;
    written = tag;
    ended = false;
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("%s: %s, %s", what, error_name(error), written_tag(tag_of(element(jni, arrays, index))));
}

static void observe(JNIEnv *jni, jobject arrays)
{
    if (!is_given_arrays(jni, arrays))
        return;
    (*jni)->PushLocalFrame(jni, 16);
    set_tag(element(jni, arrays, 0), 1);
    set_tag(element(jni, arrays, 1), 2);
    (*jni)->PopLocalFrame(jni, NULL);
    make_references(jni, arrays);
    walk(jni, arrays, "had one, gets another", 0, WIDE_TAG);
    walk(jni, arrays, "had one, loses it", 1, 0);
    walk(jni, arrays, "had none, gets one", 2, -WIDE_TAG);
    say("had none: %s", written_tag(tag_of(element(jni, arrays, 3))));
}

TEST(.target = "heap.filters.ArraysAtRoots", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = ROOT_CASES);
