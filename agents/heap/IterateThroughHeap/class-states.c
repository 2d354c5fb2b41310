/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("Heap walks report the static fields of a class from its preparation on, also after a failed initializer.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD && *referrer_tag == TAG_OF_CLASS
        && *tag == TAG_OF_SUBJECT)
        record("object");
    return 0;
}

PRIMITIVE_FIELD_CALLBACK(field)
{
    if (*tag == TAG_OF_CLASS && kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD)
        record("%s %d", primitive_type(type),
               type == JVMTI_PRIMITIVE_TYPE_DOUBLE ? (int)(2 * value.d) : (int)value.j);
    return 0;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                                 .primitive_field_callback = field};
    const char *state = to_string(jni, element(jni, subject, 0));
    jclass klass = element(jni, subject, 1);
    jint status = 0;
    must(GetClassStatus, klass, &status);
    if (strcmp(state, "prepared") == 0 && (status & JVMTI_CLASS_STATUS_PREPARED) == 0)
        state = "not prepared";
    set_tag(klass, TAG_OF_CLASS);
    set_tag(element(jni, subject, 2), TAG_OF_SUBJECT);
    jvmtiError error = is_case("FollowReferences")
                           ? ti(FollowReferences, 0, NULL, klass, &callbacks, NULL)
                           : ti(IterateThroughHeap, 0, NULL, &callbacks, NULL);
    set_tag(klass, 0);
    say_walk_in_one_line(error, "%s", state);
}

TEST(.target = "heap.walk.ClassStates", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = LIST("IterateThroughHeap", "FollowReferences"));
