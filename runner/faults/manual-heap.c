/* SPDX-License-Identifier: Apache-2.0 */

/* Faults by hand: tags, heap walks and what their callbacks get. Heap callbacks may use
 * neither JNI nor most of JVM TI. */
#include "faults/manual.h"

#define FILTERS "FollowReferences,IterateThroughHeap"

/* Exchanges two bits of the heap filter. */
static jvmtiError exchanged(struct call *call, jint one, jint other)
{
    jint filter = call->a[0].i;
    bool has_one = (filter & one) != 0, has_other = (filter & other) != 0;
    if (has_one != has_other && falsified())
        call->a[0].i = filter ^ (one | other);
    return pass(call);
}

BY_HAND_CALL(tag_filters_exchanged, "FollowReferences", FILTERS, "",
             "Filtering by the tag of the object is inverted.")
{
    return exchanged(call, JVMTI_HEAP_FILTER_TAGGED, JVMTI_HEAP_FILTER_UNTAGGED);
}

BY_HAND_CALL(class_filters_exchanged, "FollowReferences", FILTERS, "",
             "Filtering by the tag of the class is inverted.")
{
    return exchanged(call, JVMTI_HEAP_FILTER_CLASS_TAGGED, JVMTI_HEAP_FILTER_CLASS_UNTAGGED);
}

BY_HAND_CALL(iteration_filters_exchanged, "IterateThroughHeap", "IterateThroughHeap",
             "IterateThroughHeap", "Filtering by the tag of the object is inverted.")
{
    return exchanged(call, JVMTI_HEAP_FILTER_TAGGED, JVMTI_HEAP_FILTER_UNTAGGED);
}

BY_HAND_CALL(iteration_class_filters_exchanged, "IterateThroughHeap", "IterateThroughHeap",
             "IterateThroughHeap", "Filtering by the tag of the class is inverted.")
{
    return exchanged(call, JVMTI_HEAP_FILTER_CLASS_TAGGED, JVMTI_HEAP_FILTER_CLASS_UNTAGGED);
}

/* Object filters are applied to the class, class filters to the object. */
static jvmtiError mixed_up(struct call *call)
{
    jint filter = call->a[0].i;
    jint object = (filter & 0xc) << 2, klass = (filter & 0x30) >> 2;
    if ((filter & 0x3c) != (object | klass) && falsified())
        call->a[0].i = (filter & ~0x3c) | object | klass;
    return pass(call);
}

BY_HAND_CALL(filters_mixed_up, "FollowReferences", "FollowReferences", "FollowReferences",
             "Filters of objects are applied to classes, and the other way round.")
{
    return mixed_up(call);
}

BY_HAND_CALL(iteration_filters_mixed_up, "IterateThroughHeap", "IterateThroughHeap",
             "IterateThroughHeap",
             "Filters of objects are applied to classes, and the other way round.")
{
    return mixed_up(call);
}

BY_HAND_CALL(filters_ignored, "FollowReferences", "FollowReferences", "FollowReferences",
             "Heap filters are ignored.")
{
    if (call->a[0].i != 0 && falsified())
        call->a[0].i = 0;
    return pass(call);
}

BY_HAND_CALL(iteration_filters_ignored, "IterateThroughHeap", "IterateThroughHeap",
             "IterateThroughHeap", "Heap filters are ignored.")
{
    if (call->a[0].i != 0 && falsified())
        call->a[0].i = 0;
    return pass(call);
}

static jvmtiError old_filter(struct call *call, size_t place)
{
    jint filter = call->a[place].i;
    jint other = filter == JVMTI_HEAP_OBJECT_TAGGED     ? JVMTI_HEAP_OBJECT_UNTAGGED
                 : filter == JVMTI_HEAP_OBJECT_UNTAGGED ? JVMTI_HEAP_OBJECT_TAGGED
                                                        : filter;
    if (other != filter && falsified())
        call->a[place].i = other;
    return pass(call);
}

BY_HAND_CALL(object_filter_inverted, "IterateOverHeap", "IterateOverHeap", "IterateOverHeap",
             "The filter is inverted.")
{
    return old_filter(call, 0);
}

BY_HAND_CALL(instance_filter_inverted, "IterateOverInstancesOfClass", "IterateOverInstancesOfClass",
             "IterateOverInstancesOfClass", "The filter is inverted.")
{
    return old_filter(call, 1);
}

BY_HAND_CALL(tags_of_all_environments, "SetTag", "SetTag", "SetTag&environments",
             "Tags are the same in all environments.")
{
    struct environment *all[64];
    size_t count = all_environments(all, 64);
    jvmtiError error = pass(call);
    for (size_t i = 0; error == JVMTI_ERROR_NONE && i < count; i++)
        if (all[i] != call->environment
            && REAL(all[i], SetTag, call->a[0].p, call->a[1].j) == JVMTI_ERROR_NONE)
            falsified();
    return error;
}

BY_HAND_CALL(tags_of_32_bits, "SetTag", "SetTag", "SetTag", "Tags have 32 bits.")
{
    if (call->a[1].j != (jint)call->a[1].j && falsified())
        call->a[1].j = (jint)call->a[1].j;
    return pass(call);
}

BY_HAND_CALL(no_negative_tags, "SetTag", "SetTag", "SetTag", "Negative tags lose their sign.")
{
    if (call->a[1].j < 0 && falsified())
        call->a[1].j = -call->a[1].j;
    return pass(call);
}

BY_HAND_CALL(never_untagged, "SetTag", "SetTag", "SetTag", "A tag of 0 changes nothing.")
{
    if (call->a[1].j != 0)
        return pass(call);
    falsified();
    return JVMTI_ERROR_NONE;
}

BY_HAND_CALL(first_tag_stays, "SetTag", "SetTag", "SetTag", "An object that has a tag keeps it.")
{
    jlong tag = 0;
    if (REAL(call->environment, GetTag, call->a[0].p, &tag) != JVMTI_ERROR_NONE || tag == 0)
        return pass(call);
    falsified();
    return JVMTI_ERROR_NONE;
}

BY_HAND_CALL(first_tag_only, "GetObjectsWithTags", "GetObjectsWithTags", "GetObjectsWithTags",
             "Only the first of the tags is looked for.")
{
    if (call->a[0].i > 1 && falsified())
        call->a[0].i = 1;
    return pass(call);
}

BY_HAND_CALL(tags_of_other_objects, "GetObjectsWithTags", "GetObjectsWithTags",
             "GetObjectsWithTags.tag_result_ptr+2", "The tags are not in the objects' order.")
{
    jvmtiError error = pass(call);
    jint count = error == JVMTI_ERROR_NONE ? OUTPUT(call, 2, jint) : 0;
    if (count < 2 || call->a[4].p == NULL)
        return error;
    jlong *tags = OUTPUT(call, 4, jlong *);
    jlong first = tags[0];
    for (jint i = 0; i + 1 < count; i++)
        if (tags[i] != tags[i + 1] && falsified())
            tags[i] = tags[i + 1];
    tags[count - 1] = first;
    return error;
}

/* What FollowReferences leaves out. */
#define KIND_LEFT_OUT(NAME, KIND, WHAT)                                                            \
    BY_HAND_LEFT_OUT(NAME, "jvmtiHeapReferenceCallback", a[0].i == JVMTI_HEAP_REFERENCE_##KIND,    \
                     WHAT)

KIND_LEFT_OUT(no_class_references, CLASS, "References to an object's class are left out.")
KIND_LEFT_OUT(no_field_references, FIELD, "References by instance fields are left out.")
KIND_LEFT_OUT(no_element_references, ARRAY_ELEMENT, "References by elements are left out.")
KIND_LEFT_OUT(no_loader_references, CLASS_LOADER, "References to class loaders are left out.")
KIND_LEFT_OUT(no_interface_references, INTERFACE, "References to interfaces are left out.")
KIND_LEFT_OUT(no_static_references, STATIC_FIELD, "References by static fields are left out.")
KIND_LEFT_OUT(no_superclass_references, SUPERCLASS, "References to superclasses are left out.")
KIND_LEFT_OUT(no_jni_globals, JNI_GLOBAL, "Global JNI references are left out.")
KIND_LEFT_OUT(no_jni_locals, JNI_LOCAL, "Local JNI references are left out.")
KIND_LEFT_OUT(no_stack_locals, STACK_LOCAL, "References by local variables are left out.")
KIND_LEFT_OUT(no_system_classes, SYSTEM_CLASS, "System classes are left out.")
KIND_LEFT_OUT(no_threads, THREAD, "References by threads are left out.")
KIND_LEFT_OUT(no_constant_pools, CONSTANT_POOL, "References by constant pools are left out.")

/* The agent gets a changed copy of the structure that describes a reference. */
static jint with_info(struct delivery *delivery, jint kind,
                      void (*change)(jvmtiHeapReferenceInfo *))
{
    if (delivery->a[0].i != kind || delivery->a[1].p == NULL)
        return deliver(delivery);
    jvmtiHeapReferenceInfo info = {0};
    /* The JVM's structure may be as short as the kind of reference needs. */
    size_t size = kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL ? sizeof info.stack_local
                  : kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL ? sizeof info.jni_local
                                                           : sizeof info.field;
    memcpy(&info, delivery->a[1].p, size);
    jvmtiHeapReferenceInfo before = info;
    change(&info);
    if (memcmp(&before, &info, sizeof info) != 0)
        falsified();
    delivery->a[1].p = &info;
    return deliver(delivery);
}

#define WRONG_INFO(NAME, POINT, KIND, CHANGE, WHAT)                                                \
    static void change_##NAME(jvmtiHeapReferenceInfo *info)                                        \
    {                                                                                              \
        CHANGE;                                                                                    \
    }                                                                                              \
    BY_HAND_EVENT(NAME, POINT, POINT, POINT, WHAT)                                                 \
    {                                                                                              \
        return with_info(delivery, JVMTI_HEAP_REFERENCE_##KIND, change_##NAME);                    \
    }

#define REFERENCE "jvmtiHeapReferenceCallback"
#define PRIMITIVE "jvmtiPrimitiveFieldCallback"

WRONG_INFO(field_index_one_off, REFERENCE, FIELD, info->field.index++,
           "The index of an instance field is one too great.")
WRONG_INFO(field_index_without_interface, REFERENCE, FIELD,
           info->field.index -= info->field.index >= 2 ? 2 : 0,
           "The index of an instance field leaves out two fields of interfaces.")
WRONG_INFO(field_index_of_own_class, REFERENCE, FIELD, info->field.index %= 2,
           "The index of an instance field begins anew with each class.")
WRONG_INFO(static_index_one_off, REFERENCE, STATIC_FIELD, info->field.index++,
           "The index of a static field is one too great.")
WRONG_INFO(static_index_first, REFERENCE, STATIC_FIELD, info->field.index = 0,
           "The index of a static field is always 0.")
WRONG_INFO(element_index_one_off, REFERENCE, ARRAY_ELEMENT, info->array.index++,
           "The index of an element is one too great.")
WRONG_INFO(element_index_from_behind, REFERENCE, ARRAY_ELEMENT,
           info->array.index = info->array.index > 0 ? info->array.index - 1 : 1,
           "The index of an element is wrong.")
WRONG_INFO(pool_index_one_off, REFERENCE, CONSTANT_POOL, info->constant_pool.index--,
           "The index of a constant is counted from 0.")
WRONG_INFO(local_thread_tag, REFERENCE, STACK_LOCAL, info->stack_local.thread_tag++,
           "The tag of the thread of a local variable is wrong.")
WRONG_INFO(local_thread_id, REFERENCE, STACK_LOCAL, info->stack_local.thread_id++,
           "The id of the thread of a local variable is wrong.")
WRONG_INFO(local_depth, REFERENCE, STACK_LOCAL, info->stack_local.depth++,
           "The depth of a local variable is one too great.")
WRONG_INFO(local_location, REFERENCE, STACK_LOCAL, info->stack_local.location++,
           "The location of a local variable's frame is one too great.")
WRONG_INFO(local_method, REFERENCE, STACK_LOCAL, info->stack_local.method = NULL,
           "The method of a local variable's frame is null.")
WRONG_INFO(local_slot, REFERENCE, STACK_LOCAL, info->stack_local.slot++,
           "The slot of a local variable is one too great.")
WRONG_INFO(jni_thread_tag, REFERENCE, JNI_LOCAL, info->jni_local.thread_tag++,
           "The tag of the thread of a local JNI reference is wrong.")
WRONG_INFO(jni_thread_id, REFERENCE, JNI_LOCAL, info->jni_local.thread_id++,
           "The id of the thread of a local JNI reference is wrong.")
WRONG_INFO(jni_depth, REFERENCE, JNI_LOCAL, info->jni_local.depth++,
           "The depth of a local JNI reference is one too great.")
WRONG_INFO(jni_method, REFERENCE, JNI_LOCAL, info->jni_local.method = NULL,
           "The method of a local JNI reference is null.")
WRONG_INFO(primitive_index_one_off, PRIMITIVE, FIELD, info->field.index++,
           "The index of a primitive instance field is one too great.")
WRONG_INFO(primitive_static_index_one_off, PRIMITIVE, STATIC_FIELD, info->field.index++,
           "The index of a primitive static field is one too great.")

#define TYPE_LEFT_OUT(NAME, TYPE, WHAT)                                                            \
    BY_HAND_LEFT_OUT(NAME, PRIMITIVE, a[5].i == JVMTI_PRIMITIVE_TYPE_##TYPE, WHAT)

TYPE_LEFT_OUT(no_boolean_fields, BOOLEAN, "Fields of type boolean are left out.")
TYPE_LEFT_OUT(no_byte_fields, BYTE, "Fields of type byte are left out.")
TYPE_LEFT_OUT(no_char_fields, CHAR, "Fields of type char are left out.")
TYPE_LEFT_OUT(no_short_fields, SHORT, "Fields of type short are left out.")
TYPE_LEFT_OUT(no_long_fields, LONG, "Fields of type long are left out.")
TYPE_LEFT_OUT(no_float_fields, FLOAT, "Fields of type float are left out.")
TYPE_LEFT_OUT(no_double_fields, DOUBLE, "Fields of type double are left out.")
BY_HAND_LEFT_OUT(no_static_primitives, PRIMITIVE, a[0].i == JVMTI_HEAP_REFERENCE_STATIC_FIELD,
                 "Static fields of primitive types are left out.")
BY_HAND_LEFT_OUT(no_zero_fields, PRIMITIVE, a[4].v.j == 0, "Fields that are 0 are left out.")
BY_HAND_LEFT_OUT(no_char_arrays, "jvmtiArrayPrimitiveValueCallback",
                 a[4].i == JVMTI_PRIMITIVE_TYPE_CHAR, "Arrays of char are left out.")
BY_HAND_LEFT_OUT(no_boolean_arrays, "jvmtiArrayPrimitiveValueCallback",
                 a[4].i == JVMTI_PRIMITIVE_TYPE_BOOLEAN, "Arrays of boolean are left out.")
BY_HAND_LEFT_OUT(no_double_arrays, "jvmtiArrayPrimitiveValueCallback",
                 a[4].i == JVMTI_PRIMITIVE_TYPE_DOUBLE, "Arrays of double are left out.")
BY_HAND_LEFT_OUT(no_empty_arrays, "jvmtiArrayPrimitiveValueCallback", a[3].i == 0,
                 "Empty arrays are left out.")
BY_HAND_LEFT_OUT(no_empty_strings, "jvmtiStringPrimitiveValueCallback", a[4].i == 0,
                 "Empty strings are left out.")
BY_HAND_LEFT_OUT(no_untagged_objects, "jvmtiHeapIterationCallback",
                 *(jlong *)a[2].p == 0 && a[0].j != 0, "Untagged objects are left out.")
BY_HAND_LEFT_OUT(no_arrays, "jvmtiHeapIterationCallback", a[3].i >= 0, "Arrays are left out.")

BY_HAND_EVENT(long_strings_cut, "jvmtiStringPrimitiveValueCallback",
              "jvmtiStringPrimitiveValueCallback", "jvmtiStringPrimitiveValueCallback",
              "Strings are cut after 8 characters.")
{
    if (delivery->a[4].i > 8 && falsified())
        delivery->a[4].i = 8;
    return deliver(delivery);
}

BY_HAND_EVENT(length_of_no_array, "jvmtiHeapReferenceCallback", "jvmtiHeapReferenceCallback",
              "jvmtiHeapReferenceCallback", "An object that is no array has a length of 0.")
{
    if (delivery->a[7].i == -1 && falsified())
        delivery->a[7].i = 0;
    return deliver(delivery);
}

BY_HAND_EVENT(iterated_length_of_no_array, "jvmtiHeapIterationCallback",
              "jvmtiHeapIterationCallback", "jvmtiHeapIterationCallback",
              "An object that is no array has a length of 0.")
{
    if (delivery->a[3].i == -1 && falsified())
        delivery->a[3].i = 0;
    return deliver(delivery);
}

BY_HAND_EVENT(never_descends, "jvmtiHeapReferenceCallback", "jvmtiHeapReferenceCallback",
              "jvmtiHeapReferenceCallback", "References of the reached object are not followed.")
{
    jint result = deliver(delivery);
    if ((result & JVMTI_VISIT_OBJECTS) != 0 && falsified())
        result &= ~JVMTI_VISIT_OBJECTS;
    return result;
}

BY_HAND_EVENT(old_walk_always_descends, "jvmtiObjectReferenceCallback",
              "jvmtiObjectReferenceCallback", "jvmtiObjectReferenceCallback",
              "A result that says not to follow is ignored.")
{
    jint result = deliver(delivery);
    if (result == JVMTI_ITERATION_IGNORE && falsified())
        result = JVMTI_ITERATION_CONTINUE;
    return result;
}

BY_HAND_CALL(small_arrays, "GetObjectSize", "GetObjectSize", "GetObjectSize",
             "All objects have the same size.")
{
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && OUTPUT(call, 1, jlong) != 16 && falsified())
        OUTPUT(call, 1, jlong) = 16;
    return error;
}

BY_HAND_CALL(hash_changes, "GetObjectHashCode", "GetObjectHashCode", "GetObjectHashCode",
             "The hash code of an object is another one at each call.")
{
    static jint calls;
    jvmtiError error = pass(call);
    if (error == JVMTI_ERROR_NONE && falsified())
        OUTPUT(call, 1, jint) += calls++;
    return error;
}

BY_HAND_EVENT(finish_before_start, "GarbageCollectionStart",
              "GarbageCollectionStart,GarbageCollectionFinish", "GarbageCollectionStart",
              "The start of a collection is reported after its end.")
{
    static struct {
        struct delivery delivery;
        union word a[1];
    } held;
    if (delivery->point->number == JVMTI_EVENT_GARBAGE_COLLECTION_START) {
        held.delivery = *delivery;
        held.a[0] = delivery->a[0];
        held.delivery.a = held.a;
        falsified();
        return 0;
    }
    deliver(delivery);
    if (held.delivery.function != NULL)
        deliver(&held.delivery);
    held.delivery.function = NULL;
    return 0;
}

/* The tag that the callback writes when it ends the walk is lost. */
static jint tag_unwritten(struct delivery *delivery, size_t place, bool of_version_1_0)
{
    jlong *tag = delivery->a[place].p;
    jlong before = tag == NULL ? 0 : *tag;
    jint result = deliver(delivery);
    bool ended = of_version_1_0 ? result == JVMTI_ITERATION_ABORT
                                : (result & JVMTI_VISIT_ABORT) != 0;
    if (tag != NULL && ended && *tag != before && falsified())
        *tag = before;
    return result;
}

BY_HAND_EVENT(referrer_tag_lost_at_abort, REFERENCE, REFERENCE, REFERENCE,
              "A referrer's tag that the callback writes when it ends the walk is lost.")
{
    return tag_unwritten(delivery, 6, false);
}

BY_HAND_EVENT(root_tag_lost_at_abort, REFERENCE, REFERENCE, REFERENCE,
              "A tag that the callback for a root writes when it ends the walk is lost.")
{
    return delivery->a[6].p == NULL ? tag_unwritten(delivery, 5, false) : deliver(delivery);
}

#define TAG_LOST_AT_ABORT(NAME, POINT)                                                             \
    BY_HAND_EVENT(NAME, POINT, POINT, POINT,                                                       \
                  "A tag that the callback writes when it ends the walk is lost.")                 \
    {                                                                                              \
        return tag_unwritten(delivery, 3, true);                                                   \
    }

TAG_LOST_AT_ABORT(old_root_tag_lost_at_abort, "jvmtiHeapRootCallback")
TAG_LOST_AT_ABORT(old_stack_tag_lost_at_abort, "jvmtiStackReferenceCallback")
TAG_LOST_AT_ABORT(old_reference_tag_lost_at_abort, "jvmtiObjectReferenceCallback")
