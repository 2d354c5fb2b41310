/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A class of the bootstrap loader has no CLASS_LOADER reference.");

HEAP_REFERENCE_CALLBACK(reference)
{
    if (has_name(referrer_tag)
        && (kind == JVMTI_HEAP_REFERENCE_CLASS_LOADER || kind == JVMTI_HEAP_REFERENCE_SIGNERS))
        record("%s %s", object_name(*referrer_tag), reference_kind(kind));
    return 0;
}

/* In Java the bootstrap loader may be an object, which is then reported. */
static void need_none(JNIEnv *jni, jclass klass, const char *getter, const char *signature)
{
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Class"), getter, signature);
    jobject part = (*jni)->CallObjectMethod(jni, klass, method);
    no_exception(jni);
    if (part != NULL)
        inapplicable("a class of the bootstrap loader has a loader or signers");
}

static void observe(JNIEnv *jni, jobject pairs)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    name_objects(jni, pairs);
    jobject klass = object_named(jni, pairs, "a class of the boot loader");
    need_none(jni, klass, "getClassLoader", "()Ljava/lang/ClassLoader;");
    need_none(jni, klass, "getSigners", "()[Ljava/lang/Object;");
    say_walk("of the boot loader", ti(FollowReferences, 0, NULL, klass, &callbacks, NULL));
    klass = object_named(jni, pairs, "signed class");
    say_walk("signed", ti(FollowReferences, 0, NULL, klass, &callbacks, NULL));
}

TEST(.target = "heap.walk.Loaded", .probe = observe, .needs = {.can_tag_objects = 1});
