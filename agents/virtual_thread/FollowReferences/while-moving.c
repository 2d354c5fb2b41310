/* SPDX-License-Identifier: Apache-2.0 */
#include "../walking.h"

TITLE("FollowReferences finds what a static field refers to while virtual threads move.");

static jint JNICALL follow(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                           jlong class_tag, jlong referrer_class_tag, jlong size, jlong *tag,
                           jlong *referrer_tag, jint length, void *user_data)
{
    see(tag);
    return JVMTI_VISIT_OBJECTS;
}

static jvmtiError walk(void)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = follow};
    return ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
}

WANDERING_TEST(.args = LIST("alone"), .needs = {.can_tag_objects = 1});
