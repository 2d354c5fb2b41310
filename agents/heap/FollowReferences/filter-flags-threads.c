/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap filters of FollowReferences hide exactly the threads in the filtered tag states.");

/* By tag state. The JVM's own threads are untagged, and their classes, too. */
static bool seen[4];

HEAP_REFERENCE_CALLBACK(root)
{
    if (kind != JVMTI_HEAP_REFERENCE_THREAD)
        return JVMTI_VISIT_OBJECTS;
    int state = 2 * (class_tag == 0) + (*tag == 0);
    if (class_tag != 0 && class_tag != TAG_OF_CLASS)
        record("with a wrong class tag");
    else if (!seen[state])
        record("%s", tag_state_names[state]);
    seen[state] = true;
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = root};
    set_tag_states(jni, threads);
    FOR_EACH_FILTER (filter) {
        memset(seen, 0, sizeof seen);
        jvmtiError error = ti(FollowReferences, filter, NULL, NULL, &callbacks, NULL);
        /* That they are is held by root-thread: other roots may refer to them, too. The JVM's own are
         * of the fourth state. */
        if (filter == 0 && error == JVMTI_ERROR_NONE && !seen[0] && !seen[1] && !seen[2])
            inapplicable("no thread is reported as a root of its own");
        say_walk_in_one_line(error, "%s", heap_filter(filter));
    }
}

TEST(.target = "heap.filters.Threads", .probe = observe, .needs = {.can_tag_objects = 1});
