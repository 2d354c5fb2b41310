/* SPDX-License-Identifier: Apache-2.0 */

/* The classes of classes.Library, and all others: walks over an array of them, compared with what JNI,
 * Java and other functions report. */
#ifndef ASSAY_HEAP_LIBRARY_H
#define ASSAY_HEAP_LIBRARY_H

#include <stdlib.h>

#include "heap.h"

enum { ARRAY_OF_CLASSES = -1 };

/* What a walk reported of a class: the sums of the tags of its referrees, and how many static
 * fields. */
static struct class_seen {
    jlong superclass, interfaces, loader, domain;
    int statics;
} * all_seen;
static jint classes_seen;

/* Null for a tag that is none of a class. */
static inline struct class_seen *seen_of(jlong tag)
{
    return tag > 0 && tag <= classes_seen ? &all_seen[tag - 1] : NULL;
}

/* The object's tag, which it gets now if it had none; 0 for null. */
static inline jlong own_tag(jobject object)
{
    static jlong last = (jlong)1 << 32;
    if (object == NULL)
        return 0;
    if (tag_of(object) == 0)
        set_tag(object, ++last);
    return tag_of(object);
}

static inline jobject domain_of(JNIEnv *jni, jclass klass)
{
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Class"), "getProtectionDomain",
                                 "()Ljava/security/ProtectionDomain;");
    jobject domain = (*jni)->CallObjectMethod(jni, klass, method);
    no_exception(jni);
    return domain;
}

static inline jobject loader_of(jclass klass)
{
    jobject loader = NULL;
    must(GetClassLoader, klass, &loader);
    return loader;
}

/* Tags the prepared classes that are no arrays from 1 on, and their loaders and domains; returns an
 * array of these classes, tagged with ARRAY_OF_CLASSES. */
static inline jobjectArray tag_classes(JNIEnv *jni)
{
    jint count = 0, status = 0, prepared = 0;
    jclass *classes = NULL;
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < readable(classes, count); i++) {
        must(GetClassStatus, classes[i], &status);
        if ((status & JVMTI_CLASS_STATUS_PREPARED) && !(status & JVMTI_CLASS_STATUS_ARRAY))
            classes[prepared++] = classes[i];
    }
    jobjectArray array = (*jni)->NewObjectArray(jni, prepared, find_class(jni, "java/lang/Class"),
                                                NULL);
    no_exception(jni);
    for (jint i = 0; i < prepared; i++) {
        (*jni)->SetObjectArrayElement(jni, array, i, classes[i]);
        (*jni)->PushLocalFrame(jni, 16);
        set_tag(classes[i], i + 1);
        own_tag(loader_of(classes[i]));
        own_tag(domain_of(jni, classes[i]));
        (*jni)->PopLocalFrame(jni, NULL);
    }
    release(classes);
    classes_seen = prepared;
    all_seen = calloc((size_t)prepared, sizeof *all_seen);
    if (all_seen == NULL)
        broken("there is no memory");
    set_tag(array, ARRAY_OF_CLASSES);
    return array;
}

/* How many static fields of the class itself refer to an object. To ask may initialize the class. */
static inline int count_statics(JNIEnv *jni, jclass klass)
{
    jint count = 0, modifiers = -1, referring = 0;
    jfieldID *fields = NULL;
    must(GetClassFields, klass, &count, &fields);
    for (jint i = 0; i < readable(fields, count); i++) {
        char *signature = NULL;
        must(GetFieldModifiers, klass, fields[i], &modifiers);
        must(GetFieldName, klass, fields[i], NULL, &signature, NULL);
        if ((modifiers & 0x8) && strspn(readable_text(signature), "L[") > 0) {
            jobject value = (*jni)->GetStaticObjectField(jni, klass, fields[i]);
            referring += value != NULL;
            (*jni)->DeleteLocalRef(jni, value);
        }
        release(signature);
    }
    release(fields);
    return referring;
}

static inline jlong sum_of_interfaces(jclass klass)
{
    jint count = 0;
    jclass *interfaces = NULL;
    jlong sum = 0;
    must(GetImplementedInterfaces, klass, &count, &interfaces);
    for (jint i = 0; i < readable(interfaces, count); i++)
        sum += tag_of(interfaces[i]);
    release(interfaces);
    return sum;
}

/* Object is not reported as a superclass. */
static inline jlong superclass_tag(JNIEnv *jni, jclass klass)
{
    jclass super = (*jni)->GetSuperclass(jni, klass);
    bool is_reported = super != NULL && (*jni)->GetSuperclass(jni, super) != NULL;
    return is_reported ? tag_of(super) : 0;
}

static inline bool is_initialized(jclass klass)
{
    jint status = 0;
    must(GetClassStatus, klass, &status);
    return (status & JVMTI_CLASS_STATUS_INITIALIZED) != 0;
}

/* The test's own classes: their static fields do not change meanwhile. */
static inline bool is_own_class(jclass klass)
{
    const char *name = class_name(klass);
    return strncmp(name, "Lclasses/", 9) == 0 || strncmp(name, "Lredefine/", 10) == 0;
}

/* Of classes that the class library makes in packages of the program, as lambda classes, getProtectionDomain
 * may give a domain that the JVM does not know. */
static inline bool has_domain_of_program(JNIEnv *jni, jclass klass)
{
    return strcmp(class_name(klass), "Lclasses/ChangedAttributes;") == 0
           || (*jni)->IsSameObject(jni, domain_of(jni, klass),
                                   domain_of(jni, find_class(jni, "classes/Library")));
}

static inline void compare_class_seen(JNIEnv *jni, jclass klass, bool with_superclass)
{
    const struct class_seen *seen = seen_of(tag_of(klass));
    const char *name = class_name(klass);
    if (with_superclass && seen->superclass != superclass_tag(jni, klass))
        differs("%s: expected its superclass once, actual not", name);
    if (seen->interfaces != sum_of_interfaces(klass))
        differs("%s: expected its interfaces once each, actual not", name);
    if (seen->loader != own_tag(loader_of(klass)))
        differs("%s: expected its class loader once, actual not", name);
    if (is_own_class(klass) && has_domain_of_program(jni, klass)
        && seen->domain != own_tag(domain_of(jni, klass)))
        differs("%s: expected its protection domain once, actual not", name);
    if (is_own_class(klass) && is_initialized(klass) && seen->statics != count_statics(jni, klass))
        differs("%s: expected %d static fields, actual %d", name, count_statics(jni, klass),
                seen->statics);
}

/* After the walk; says the first difference. */
static inline void compare_classes_seen(JNIEnv *jni, jobjectArray classes, bool with_superclass)
{
    int own = 0;
    for (jint i = 0; i < classes_seen; i++) {
        (*jni)->PushLocalFrame(jni, 64);
        jclass klass = element(jni, classes, i);
        compare_class_seen(jni, klass, with_superclass);
        own += is_own_class(klass);
        (*jni)->PopLocalFrame(jni, NULL);
    }
    say("classes of the program: %s", own > 10 ? "many" : "too few");
    say_first_difference();
}

#endif
