/* SPDX-License-Identifier: Apache-2.0 */
#include <inttypes.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "channel.h"
#include "heap.h"

/* ---- Callbacks ---------------------------------------------------------- */

int refuse_null(void)
{
    static atomic_bool said;
    if (!atomic_exchange(&said, true))
        say("a callback of a heap walk: expected pointers, actual null");
    return 0;
}

void *own_data(void *user_data)
{
    if (user_data == NULL) {
        say("user data of a heap walk: expected a pointer, actual null");
        assay_stop("user data");
    }
    return user_data;
}

const char *root_kind(jvmtiHeapRootKind kind)
{
    switch (kind) {
    case JVMTI_HEAP_ROOT_JNI_GLOBAL:
        return "JNI_GLOBAL";
    case JVMTI_HEAP_ROOT_SYSTEM_CLASS:
        return "SYSTEM_CLASS";
    case JVMTI_HEAP_ROOT_MONITOR:
        return "MONITOR";
    case JVMTI_HEAP_ROOT_STACK_LOCAL:
        return "STACK_LOCAL";
    case JVMTI_HEAP_ROOT_JNI_LOCAL:
        return "JNI_LOCAL";
    case JVMTI_HEAP_ROOT_THREAD:
        return "THREAD";
    case JVMTI_HEAP_ROOT_OTHER:
        return "OTHER";
    }
    return "no root";
}

const char *object_reference_kind(jvmtiObjectReferenceKind kind)
{
    switch (kind) {
    case JVMTI_REFERENCE_CLASS:
        return "CLASS";
    case JVMTI_REFERENCE_FIELD:
        return "FIELD";
    case JVMTI_REFERENCE_ARRAY_ELEMENT:
        return "ARRAY_ELEMENT";
    case JVMTI_REFERENCE_CLASS_LOADER:
        return "CLASS_LOADER";
    case JVMTI_REFERENCE_SIGNERS:
        return "SIGNERS";
    case JVMTI_REFERENCE_PROTECTION_DOMAIN:
        return "PROTECTION_DOMAIN";
    case JVMTI_REFERENCE_INTERFACE:
        return "INTERFACE";
    case JVMTI_REFERENCE_STATIC_FIELD:
        return "STATIC_FIELD";
    case JVMTI_REFERENCE_CONSTANT_POOL:
        return "CONSTANT_POOL";
    }
    return "no reference";
}

size_t element_size(jvmtiPrimitiveType type)
{
    switch (type) {
    case JVMTI_PRIMITIVE_TYPE_BOOLEAN:
    case JVMTI_PRIMITIVE_TYPE_BYTE:
        return 1;
    case JVMTI_PRIMITIVE_TYPE_CHAR:
    case JVMTI_PRIMITIVE_TYPE_SHORT:
        return 2;
    case JVMTI_PRIMITIVE_TYPE_INT:
    case JVMTI_PRIMITIVE_TYPE_FLOAT:
        return 4;
    default:
        return 8;
    }
}

/* ---- Saying what a walk reported ---------------------------------------- */

void say_walk(const char *what, jvmtiError error)
{
    say("%s: %s", what, error_name(error));
    say_sorted_record();
}

void say_walk_in_one_line(jvmtiError error, const char *words, ...)
{
    char *text = NULL;
    va_list arguments;
    va_start(arguments, words);
    int length = vasprintf(&text, words, arguments);
    va_end(arguments);
    if (length < 0)
        broken("there is no memory for a line");
    say_record_in_one_line("%s: %s", text, error_name(error));
    free(text);
}

/* ---- Objects that have names -------------------------------------------- */

static char *object_names[NAMED_MAX]; /* by tag */

void name_tag(jlong tag, const char *name)
{
    if (tag <= 0 || tag >= NAMED_MAX)
        broken("a tag of %d cannot have a name", (int)tag);
    free(object_names[tag]);
    object_names[tag] = strdup(name);
    if (object_names[tag] == NULL)
        broken("there is no memory for a name");
}

void name_objects(JNIEnv *jni, jobject pairs)
{
    jsize length = (*jni)->GetArrayLength(jni, pairs);
    for (jsize i = 0; i + 1 < length; i += 2) {
        jlong tag = i / 2 + 1;
        jobject name = element(jni, pairs, i);
        jobject object = element(jni, pairs, i + 1);
        name_tag(tag, to_string(jni, name));
        set_tag(object, tag);
        (*jni)->DeleteLocalRef(jni, name);
        (*jni)->DeleteLocalRef(jni, object);
    }
}

bool has_name(const jlong *tag)
{
    return tag != NULL && *tag > 0 && *tag < NAMED_MAX && object_names[*tag] != NULL;
}

const char *object_name(jlong tag)
{
    return tag == 0 ? "untagged" : has_name(&tag) ? object_names[tag] : "unknown";
}

jlong tag_named(const char *name)
{
    for (jlong tag = 1; tag < NAMED_MAX; tag++)
        if (object_names[tag] != NULL && strcmp(object_names[tag], name) == 0)
            return tag;
    broken("the target has no object named %s", name);
}

jobject object_named(JNIEnv *jni, jobject pairs, const char *name)
{
    return element(jni, pairs, (jsize)(2 * tag_named(name) - 1));
}

/* ---- Objects that have indices ------------------------------------------ */

jclass class_of(JNIEnv *jni, jobject object)
{
    return (*jni)->GetObjectClass(jni, object);
}

void tag_elements(JNIEnv *jni, jobject array)
{
    jsize length = (*jni)->GetArrayLength(jni, array);
    for (jsize i = 0; i < length; i++)
        set_tag(element(jni, array, i), i + 1);
}

/* ---- Objects in every state of tags ------------------------------------- */

const char *const tag_state_names[4] = {
    "tagged-of-tagged-class",
    "untagged-of-tagged-class",
    "tagged-of-untagged-class",
    "untagged-of-untagged-class",
};

void set_tag_states(JNIEnv *jni, jobject array)
{
    set_tag(array, TAG_OF_ARRAY);
    set_tag(class_of(jni, element(jni, array, 0)), TAG_OF_CLASS);
    set_tag(element(jni, array, 0), 1);
    set_tag(element(jni, array, 2), 3);
}

const char *marked_state(jlong value)
{
    jlong state = value - 0x5eed0a11;
    return state >= 0 && state < 4 ? tag_state_names[state] : NULL;
}

const char *written_tag(jlong tag)
{
    return tag == 0 ? "none" : tag == WIDE_TAG ? "new" : tag == -WIDE_TAG ? "new, negative" : "old";
}

/* ---- Fields by their indices -------------------------------------------- */

enum { FIRST_VALUE_TAG = 100, VALUES_MAX = 64 };

static char *value_names[VALUES_MAX]; /* of the objects that fields refer to */
static bool is_subject_class;

jobject tag_subject(JNIEnv *jni, jobject subjects)
{
    jsize length = (*jni)->GetArrayLength(jni, subjects);
    if (length > VALUES_MAX)
        broken("the target has more than %d objects for fields", VALUES_MAX);
    for (jsize i = 1; i < length; i++) {
        jobject named = element(jni, subjects, i);
        value_names[i] = strdup(to_string(jni, named));
        set_tag(named, FIRST_VALUE_TAG + i);
    }
    jobject subject = element(jni, subjects, 0);
    is_subject_class = (*jni)->IsInstanceOf(jni, subject, find_class(jni, "java/lang/Class"));
    set_tag(subject, TAG_OF_SUBJECT);
    return subject;
}

static void record_field(jint index, jvmtiHeapReferenceKind kind, const char *value)
{
    record_at(index, "index %d: %s %s", (int)index, reference_kind(kind), value);
}

static const char *value_name(jlong tag)
{
    jlong index = tag - FIRST_VALUE_TAG;
    bool is_known = index >= 0 && index < VALUES_MAX && value_names[index] != NULL;
    return is_known ? value_names[index] : "an object that the test does not know";
}

jint JNICALL record_field_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                                    jlong class_tag, jlong referrer_class_tag, jlong size,
                                    jlong *tag, jlong *referrer_tag, jint length, void *user_data)
{
    if (kind != JVMTI_HEAP_REFERENCE_FIELD && kind != JVMTI_HEAP_REFERENCE_STATIC_FIELD)
        return 0;
    if (tag == NULL || referrer_tag == NULL || info == NULL)
        return refuse_null();
    /* What fields class Class has is up to the class library. */
    if (is_subject_class && kind == JVMTI_HEAP_REFERENCE_FIELD)
        return 0;
    if (*referrer_tag == TAG_OF_SUBJECT)
        record_field(info->field.index, kind, value_name(*tag));
    return 0;
}

jint JNICALL record_primitive_field(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
                                    jlong class_tag, jlong *tag, jvalue value,
                                    jvmtiPrimitiveType type, void *user_data)
{
    if (tag == NULL || info == NULL)
        return refuse_null();
    if (*tag != TAG_OF_SUBJECT)
        return 0;
    char *text = assay_text();
    assay_append(text, "%c %s", type, value_text((char)type, value));
    record_field(info->field.index, kind, text);
    return 0;
}

void follow_fields(JNIEnv *jni, jobject subjects)
{
    static const jvmtiHeapCallbacks callbacks = {
        .heap_reference_callback = record_field_reference,
        .primitive_field_callback = record_primitive_field};
    jobject subject = tag_subject(jni, subjects);
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, subject, &callbacks, NULL));
}

void iterate_fields(JNIEnv *jni, jobject subjects)
{
    static const jvmtiHeapCallbacks callbacks = {
        .primitive_field_callback = record_primitive_field};
    tag_subject(jni, subjects);
    say_walk("IterateThroughHeap",
             ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL));
}

static const char *value_bits(jvmtiPrimitiveType type, jvalue value)
{
    char *text = assay_text();
    switch (element_size(type)) {
    case 1:
        assay_append(text, "%c %02x", type, (unsigned)(uint8_t)value.b);
        break;
    case 2:
        assay_append(text, "%c %04x", type, (unsigned)value.c);
        break;
    case 4:
        assay_append(text, "%c %08" PRIx32, type, (uint32_t)value.i);
        break;
    default:
        assay_append(text, "%c %016" PRIx64, type, (uint64_t)value.j);
        break;
    }
    return text;
}

PRIMITIVE_FIELD_CALLBACK(record_bits)
{
    if (*tag == TAG_OF_SUBJECT)
        record_field(info->field.index, kind, value_bits(type, value));
    return 0;
}

/* Whether the fields of an object are shown again where a walk comes back to it is left open. */
HEAP_REFERENCE_CALLBACK(follow_nothing)
{
    return 0;
}

void follow_and_iterate_bits(JNIEnv *jni, jobject subjects)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = follow_nothing,
                                                 .primitive_field_callback = record_bits};
    jobject subject = tag_subject(jni, subjects);
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, subject, &callbacks, NULL));
    say_walk("IterateThroughHeap",
             ti(IterateThroughHeap, JVMTI_HEAP_FILTER_UNTAGGED, NULL, &callbacks, NULL));
}

/* ---- Sizes -------------------------------------------------------------- */

enum { SIZED_MAX = 5001 };

static struct {
    jweak object;
    jlong before;   /* the walk */
    jlong other;    /* what callbacks were given instead, or 0 */
    bool differed;  /* they were given more than one other size */
} sized[SIZED_MAX]; /* by tag */

static bool is_sized(jlong tag)
{
    return tag >= 0 && tag < SIZED_MAX;
}

void expect_size(JNIEnv *jni, jobject object, jlong tag)
{
    if (!is_sized(tag))
        broken("a tag of %d is not below %d", (int)tag, SIZED_MAX);
    sized[tag].object = (*jni)->NewWeakGlobalRef(jni, object);
    must(GetObjectSize, object, &sized[tag].before);
}

void take_size(jlong tag, jlong size)
{
    if (!is_sized(tag) || size == sized[tag].before)
        return;
    sized[tag].differed |= sized[tag].other != 0 && sized[tag].other != size;
    sized[tag].other = size == 0 ? -1 : size;
}

bool is_size_right(jlong tag)
{
    jlong now = sized[tag].before;
    if (sized[tag].other != 0)
        must(GetObjectSize, sized[tag].object, &now);
    bool right = !sized[tag].differed && (sized[tag].other == 0 || sized[tag].other == now);
    sized[tag].other = 0;
    sized[tag].differed = false;
    sized[tag].before = now;
    return right;
}

int wrong_sizes(void)
{
    int wrong = 0;
    for (jlong tag = 0; tag < SIZED_MAX; tag++)
        wrong += !is_size_right(tag);
    return wrong;
}

void say_wrong_sizes(void)
{
    say("objects with a wrong size: %d", wrong_sizes());
}

void compare_sizes(void)
{
    for (jlong tag = 0; tag < SIZED_MAX; tag++) {
        jlong given = sized[tag].other;
        if (!is_size_right(tag))
            differs("size of the object with tag %d: expected %lld, actual %lld", (int)tag,
                    (long long)sized[tag].before, (long long)(given == -1 ? 0 : given));
    }
}

/* ---- Roots and unreachable objects -------------------------------------- */

static int root_reports;

HEAP_REFERENCE_CALLBACK(count_reference_root)
{
    root_reports += *tag == TAG_OF_SUBJECT && referrer_tag == NULL;
    return JVMTI_VISIT_OBJECTS;
}

HEAP_ROOT_CALLBACK(count_root)
{
    root_reports += *tag == TAG_OF_SUBJECT;
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(count_stack_root)
{
    return count_root(kind, class_tag, size, tag, user_data);
}

void say_whether_root(jobject object)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = count_reference_root};
    set_tag(object, TAG_OF_SUBJECT);
    root_reports = 0;
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("FollowReferences: %s, root %s", error_name(error), truth(root_reports > 0));
    root_reports = 0;
    error = ti(IterateOverReachableObjects, count_root, count_stack_root, NULL, NULL);
    say("IterateOverReachableObjects: %s, root %s", error_name(error), truth(root_reports > 0));
    set_tag(object, 0);
}

enum { UNREACHABLE = 10 };

static jlong base_tag; /* a different one for each attempt: earlier objects may still exist */
static int reports[UNREACHABLE], wrong_data;

void count_report(jlong tag, const void *user_data)
{
    if (tag >= base_tag && tag < base_tag + UNREACHABLE)
        reports[tag - base_tag]++;
    wrong_data += user_data != NULL;
}

void say_unreachable(JNIEnv *jni, const char *what, jclass klass, jvmtiError (*walk)(jclass klass))
{
    jweak witnesses[UNREACHABLE];
    jvmtiError error = JVMTI_ERROR_NONE;
    int left = 0, missing = 0;
    for (int attempts = 0; attempts < 100 && left == 0 && error == JVMTI_ERROR_NONE; attempts++) {
        base_tag += 100;
        memset(reports, 0, sizeof reports);
        for (int i = 0; i < UNREACHABLE; i++) {
            jobject object = (*jni)->AllocObject(jni, klass);
            set_tag(object, base_tag + i);
            witnesses[i] = (*jni)->NewWeakGlobalRef(jni, object);
            (*jni)->DeleteLocalRef(jni, object);
        }
        error = walk(klass);
        for (int i = 0; i < UNREACHABLE; i++) {
            jobject object = (*jni)->NewLocalRef(jni, witnesses[i]);
            left += object != NULL;
            missing += object != NULL && reports[i] != 1;
            (*jni)->DeleteLocalRef(jni, object);
            (*jni)->DeleteWeakGlobalRef(jni, witnesses[i]);
        }
    }
    if (left == 0 && error == JVMTI_ERROR_NONE)
        inapplicable("objects are freed before a heap walk can report them");
    say("%s: %s, in the heap and not reported once: %d, wrong user data: %d", what,
        error_name(error), missing, wrong_data);
}

/* ---- Collecting garbage ------------------------------------------------- */

bool collect_until_freed(JNIEnv *jni, jweak *witnesses, int count)
{
    for (int attempts = 0; attempts < 20; attempts++) {
        int there = 0;
        must(ForceGarbageCollection);
        for (int i = 0; i < count; i++) {
            jobject witness = (*jni)->NewLocalRef(jni, witnesses[i]);
            there += witness != NULL;
            (*jni)->DeleteLocalRef(jni, witness);
        }
        if (there == 0)
            return true;
    }
    return false;
}

void need_room(JNIEnv *jni)
{
    jthrowable thrown = (*jni)->ExceptionOccurred(jni);
    if (thrown == NULL)
        return;
    (*jni)->ExceptionClear(jni);
    if (strcmp(class_name((*jni)->GetObjectClass(jni, thrown)), "Ljava/lang/OutOfMemoryError;")
        == 0)
        inapplicable("the heap is full, and nothing is freed");
    (*jni)->Throw(jni, thrown);
    no_exception(jni);
}

static void fill_with(JNIEnv *jni, jint length)
{
    jobject filler = (*jni)->NewIntArray(jni, length);
    need_room(jni);
    (*jni)->DeleteLocalRef(jni, filler);
}

/* Small arrays, too, since a collector that does not move objects may reuse their memory by size. */
void collect_and_refill(JNIEnv *jni)
{
    must(ForceGarbageCollection);
    must(ForceGarbageCollection);
    for (int i = 0; i < 1000; i++) {
        fill_with(jni, 16384);
        for (jint length = 0; length <= 16; length += 2)
            fill_with(jni, length);
    }
}

void collect_at_start(JNIEnv *jni)
{
    if ((*jni)->GetVersion(jni) < 0x00090000)
        return;
    jclass system = find_class(jni, "java/lang/System");
    (*jni)->CallStaticVoidMethod(jni, system, static_method_id(jni, system, "gc", "()V"));
    (*jni)->ExceptionClear(jni);
    (*jni)->DeleteLocalRef(jni, system);
}

jvmtiEnv *freeing_environment(void)
{
    const jvmtiCapabilities capabilities = {.can_tag_objects = 1,
                                            .can_generate_object_free_events = 1};
    return new_environment_with(&capabilities);
}
