/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiHeapReferenceCallback gets length and class tag of arrays of each type, empty ones too.");

static jlong initial;

static bool is_wanted(jvmtiHeapReferenceKind kind, const jlong *referrer_tag)
{
    if (is_case("global-references"))
        return kind == JVMTI_HEAP_REFERENCE_JNI_GLOBAL;
    if (is_case("local-references"))
        return kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL;
    if (is_case("local-variables"))
        return kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL;
    return referrer_tag != NULL && *referrer_tag == initial && kind != JVMTI_HEAP_REFERENCE_CLASS;
}

/* A JVM may report a root more than once. */
static bool is_root_again(jlong tag, const jlong *referrer_tag)
{
    static bool seen[NAMED_MAX];
    bool again = seen[tag] && referrer_tag == NULL;
    seen[tag] = true;
    return again;
}

HEAP_REFERENCE_CALLBACK(see)
{
    if (!has_name(tag) || strstr(object_name(*tag), " array of ") == NULL
        || !is_wanted(kind, referrer_tag) || is_root_again(*tag, referrer_tag))
        return 0;
    record("%s in %s: length %d", object_name(*tag), object_name(class_tag), (int)length);
    record_at(1, "%s of %s, referrer's class %s", reference_kind(kind),
              referrer_tag == NULL ? "none" : object_name(*referrer_tag),
              object_name(referrer_class_tag));
    return 0;
}

static jobject start_of_walk(JNIEnv *jni, jobject pairs)
{
    if (is_case("holder") || is_case("Holder") || is_case("all"))
        return object_named(jni, pairs, assay_case());
    for (jsize i = 1; i < (*jni)->GetArrayLength(jni, pairs); i += 2) {
        jobject object = element(jni, pairs, i);
        if (is_case("local-references"))
            continue;
        (*jni)->NewGlobalRef(jni, object);
        (*jni)->DeleteLocalRef(jni, object);
    }
    return NULL;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    name_objects(jni, pairs);
    jobject start = start_of_walk(jni, pairs);
    initial = start == NULL ? 0 : tag_of(start);
    say_walk("FollowReferences", ti(FollowReferences, 0, NULL, start, &callbacks, NULL));
}

TEST(.target = "heap.walk.EachArray", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = LIST("holder", "Holder", "all", "global-references", "local-references",
                   "local-variables"));
