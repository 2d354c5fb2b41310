/* SPDX-License-Identifier: Apache-2.0 */
#include "../arrays_at_roots.h"

TITLE("Heap filters of FollowReferences hide exactly the roots in the filtered tag states.");

static bool seen[ARRAY_COUNT];

/* By how many roots the JVM holds an object is left open: code that is compiled may hold it twice. */
HEAP_REFERENCE_CALLBACK(root)
{
    int index = array_at_root(kind, length);
    if (index >= 0 && !seen[index]) {
        record("%s", tag_state_names[index]);
        seen[index] = true;
    }
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject arrays)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = root};
    if (!is_given_arrays(jni, arrays))
        return;
    (*jni)->PushLocalFrame(jni, 16);
    set_tag_states(jni, arrays);
    (*jni)->PopLocalFrame(jni, NULL);
    make_references(jni, arrays);
    FOR_EACH_FILTER (filter) {
        memset(seen, 0, sizeof seen);
        jvmtiError error = ti(FollowReferences, filter, NULL, NULL, &callbacks, NULL);
        say_walk_in_one_line(error, "%s", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.ArraysAtRoots", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = ROOT_CASES);
