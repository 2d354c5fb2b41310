/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Objects that are only operands of calls are reachable from the roots, however many they are.");

enum { OPERANDS = 150 };

static jlong made_count;
static int roots;

HEAP_REFERENCE_CALLBACK(reference)
{
    if (referrer_tag == NULL && *tag > 0 && *tag <= OPERANDS) {
        *tag += OPERANDS;
        roots++;
    }
    return JVMTI_VISIT_OBJECTS;
}

static void observe(JNIEnv *jni, jobject made)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    if (made != NULL) {
        set_tag(made, ++made_count);
        return;
    }
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("FollowReferences: %s, as roots %d", error_name(error), roots);
}

TEST(.target = "classfile.Wide", .args = LIST("operands", "cold"), .probe = observe,
     .needs = {.can_tag_objects = 1});
