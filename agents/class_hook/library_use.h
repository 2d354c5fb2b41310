/* SPDX-License-Identifier: Apache-2.0 */

/* A hook that replaces the class files of the bootstrap loader, and which of them the classes have. */
#ifndef ASSAY_CLASS_HOOK_LIBRARY_USE_H
#define ASSAY_CLASS_HOOK_LIBRARY_USE_H

#include <stdatomic.h>

#include "redefine.h"

/* The names of the classes for which the hook gave another class file; never freed. */
struct replaced {
    char *name;
    struct replaced *next;
};
static _Atomic(struct replaced *) replaced_classes;

/* Gives the class file with an underscore at the beginning of the source file's name. */
static void JNICALL hook(HOOK_PARAMETERS)
{
    if (loader != NULL || name == NULL)
        return;
    const char *slash = strrchr(name, '/'), *simple = slash == NULL ? name : slash + 1;
    int size = (int)strcspn(simple, "$");
    char *source = assay_text(), *other = assay_text(); /* as constants: after their length */
    assay_append(source, "%c%.*s.java", size + 5, size, simple);
    if (find_bytes(bytes, length, source, strlen(source)) < 0)
        return;
    assay_append(other, "%c_%s", source[0], source + 2);
    give_replaced(env, bytes, length, new_bytes, new_length, source, other, strlen(source));
    struct replaced *one = malloc(sizeof *one);
    one->name = strdup(name);
    one->next = replaced_classes;
    while (!atomic_compare_exchange_weak(&replaced_classes, &one->next, one))
        continue;
}

/* Whether it is a class of the bootstrap loader that was replaced. */
static inline bool is_replaced(JNIEnv *jni, jclass klass)
{
    jobject loader = NULL;
    must(GetClassLoader, klass, &loader);
    const char *signature = class_name(klass);
    bool is_bootstrap = loader == NULL;
    (*jni)->DeleteLocalRef(jni, loader);
    if (!is_bootstrap || signature[0] != 'L')
        return false;
    for (const struct replaced *one = replaced_classes; one != NULL; one = one->next)
        if (strlen(one->name) == strlen(signature) - 2
            && strncmp(one->name, signature + 1, strlen(one->name)) == 0)
            return true;
    return false;
}

/* Says how many of these classes have the source file that the hook gave, and how many the one of before. */
static inline void say_sources(JNIEnv *jni)
{
    jint count = 0;
    jclass *classes = NULL;
    int sources[2] = {0};
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < readable(classes, count); i++) {
        char *source = NULL;
        if (is_replaced(jni, classes[i])
            && ti(GetSourceFileName, classes[i], &source) == JVMTI_ERROR_NONE) {
            sources[readable_text(source)[0] == '_']++;
            release(source);
        }
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    release(classes);
    if (replaced_classes == NULL)
        inapplicable("the class files name no source files");
    say("with the other source file: %s", sources[1] > 0 ? "some" : "none");
    say("with the one of before: %d", sources[0]);
}

#endif
