/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The two tag pointers are equal at each reference of an object, an array or a class to itself.");

enum { TAG_OF_OTHER = 500 };

static jvmtiHeapReferenceKind wanted;
static jlong now; /* the tag that the subject has */
static int to_itself, to_other, unequal;

/* Each reference to itself changes the tag, through one pointer and the other by turns. */
HEAP_REFERENCE_CALLBACK(see)
{
    if (referrer_tag == NULL || *referrer_tag != now)
        return 0;
    to_other += kind == wanted && *tag == TAG_OF_OTHER;
    if (*tag != now)
        return 0;
    to_itself += kind == wanted;
    unequal += tag != referrer_tag;
    *(now % 2 == 0 ? referrer_tag : tag) = now + 1;
    now++;
    return 0;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = see};
    name_objects(jni, pairs);
    jobject subject = object_named(jni, pairs, assay_case());
    set_tag(object_named(jni, pairs, "other"), TAG_OF_OTHER);
    set_tag(subject, now = TAG_OF_CLASS);
    wanted = is_case("object")  ? JVMTI_HEAP_REFERENCE_FIELD
             : is_case("array") ? JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT
                                : JVMTI_HEAP_REFERENCE_STATIC_FIELD;
    say("FollowReferences: %s",
        error_name(ti(FollowReferences, 0, NULL, subject, &callbacks, NULL)));
    say("to itself %d, to the other %d, with unequal pointers %d", to_itself, to_other, unequal);
    say("tag afterwards: %s", tag_of(subject) == now ? "the last" : "another");
}

TEST(.target = "heap.walk.SelfReferences", .probe = observe, .needs = {.can_tag_objects = 1},
     .cases = LIST("object", "array", "class"));
