/* SPDX-License-Identifier: Apache-2.0 */

/* classes.Library, whose many classes are compared with their class files, or tagged by the callback of
 * an event, so that all loaded classes can be searched for those that got none. */
#ifndef ASSAY_CLASS_LIBRARY_H
#define ASSAY_CLASS_LIBRARY_H

#include <stdatomic.h>
#include <string.h>

#include "class_file.h"
#include "threads.h"

static atomic_int announced;

/* The callback of ClassLoad, or of ClassPrepare. */
static inline void JNICALL tag_class(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    announced++;
    set_tag(klass, 1);
}

/* How many classes the event is due for by now, are no arrays, and have no tag; `missing` is the last
 * of them. They get a tag if they are to be left out from now on. */
static inline int count_untagged(JNIEnv *jni, bool (*is_due)(jclass klass), bool leave_out,
                                 const char **missing)
{
    jint count = 0;
    jclass *classes = NULL;
    int untagged = 0;
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < readable(classes, count); i++) {
        jboolean array = JNI_FALSE;
        must(IsArrayClass, classes[i], &array);
        if (!array && is_due(classes[i]) && tag_of(classes[i]) == 0) {
            untagged++;
            *missing = class_name(classes[i]);
            if (leave_out)
                set_tag(classes[i], 1);
        }
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    release(classes);
    return untagged;
}

/* Waits until none is missing, for a thread of the JVM may be about to post an event; after many
 * seconds it says one that is. Classes that GetLoadedClasses does not list are not missed. */
static inline void say_untagged(JNIEnv *jni, bool (*is_due)(jclass klass))
{
    enum { ROUNDS = 1000 };
    const char *missing = "none";
    int round = 0;
    while (count_untagged(jni, is_due, false, &missing) > 0 && ++round < ROUNDS)
        give_others_time();
    say("some were announced: %s", truth(announced > 0));
    say("not announced: %s", round < ROUNDS ? "none" : missing);
}

static inline bool is_declared_by(jclass klass, jmethodID method)
{
    const char *name = class_name(klass);
    return strncmp(method_name(method), name, strlen(name)) == 0;
}

/* For compare_classes: GetClassMethods against the class file. */
static inline void compare_with_methods(jclass klass, const struct class_file *file)
{
    jint count = 0, expected = (jint)class_u2(file, methods_of(file)), found = 0;
    jmethodID *methods = NULL;
    must(GetClassMethods, klass, &count, &methods);
    bool added = may_have_more(file, count, expected);
    for (jint i = 0; i < readable(methods, count); i++) {
        char *name = NULL, *descriptor = NULL;
        must(GetMethodName, methods[i], &name, &descriptor, NULL);
        if (find_member(file, methods_of(file), name, descriptor) != 0)
            found++;
        else if (!added || !is_declared_by(klass, methods[i]))
            differs("%s: expected in the class file, actual not", method_name(methods[i]));
        for (jint j = 0; j < i; j++)
            if (methods[j] == methods[i])
                differs("%s: expected once, actual twice", method_name(methods[i]));
        release(name);
        release(descriptor);
    }
    if (found != expected)
        differs("%s: expected the methods of its class file, actual %s", class_name(klass),
                found < expected ? "fewer" : "more");
    release(methods);
}

#endif
