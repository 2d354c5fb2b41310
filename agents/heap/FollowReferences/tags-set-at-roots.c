/* SPDX-License-Identifier: Apache-2.0 */
#include "../arrays_at_roots.h"

TITLE("A callback for roots sets, changes and clears the tags of the objects they refer to.");

enum { CHANGED = 1, TAKEN };

HEAP_REFERENCE_CALLBACK(root)
{
    const jlong tags[ARRAY_COUNT] = {WIDE_TAG, 0, -WIDE_TAG, 0};
    int index = array_at_root(kind, length);
    if (index >= 0)
        *tag = tags[index];
    return JVMTI_VISIT_OBJECTS;
}

static const char *after(JNIEnv *jni, jobject arrays, jsize index)
{
    return written_tag(tag_of(element(jni, arrays, index)));
}

static void observe(JNIEnv *jni, jobject arrays)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = root};
    if (!is_given_arrays(jni, arrays))
        return;
    (*jni)->PushLocalFrame(jni, 16);
    set_tag(element(jni, arrays, 0), CHANGED);
    set_tag(element(jni, arrays, 1), TAKEN);
    (*jni)->PopLocalFrame(jni, NULL);
    make_references(jni, arrays);
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("had one, gets another: %s", after(jni, arrays, 0));
    say("had one, loses it: %s", after(jni, arrays, 1));
    say("had none, gets one: %s", after(jni, arrays, 2));
    say("had none: %s", after(jni, arrays, 3));
}

TEST(.target = "heap.filters.ArraysAtRoots", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = ROOT_CASES);
