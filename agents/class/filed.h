/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Class files as ClassFileLoadHook gave them: an account of the classes that does not come from
 * what the JVM made of them. Places in a class file are offsets in its pool.bytes, which go on
 * behind the constants.
 */
#ifndef ASSAY_CLASS_FILED_H
#define ASSAY_CLASS_FILED_H

#include <pthread.h>
#include <stdarg.h>

#include "pool.h"

struct filed {
    struct pool pool;
    jint minor, major;    /* its version */
    jobject loader;       /* a global reference, or null for the bootstrap loader */
    struct filed *before; /* the one that was given before */
};

/* What the tests need and want for it, for the descriptor; the hook stands in .load. */
#define FILED_NEEDS .can_generate_all_class_hook_events = 1
#define FILED_WANTS .can_generate_early_class_hook_events = 1

/* The last one; a callback that is still in progress may add one at any time. */
static struct filed *filed;
static pthread_mutex_t filed_lock = PTHREAD_MUTEX_INITIALIZER;

static char difference[600];

/* Notes that the JVM answered something that is not in the class file. Of several, the first in
 * the alphabet is kept, since classes come in any order. */
__attribute__((format(printf, 1, 2))) static inline void differs(const char *format, ...)
{
    char text[sizeof difference];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (difference[0] == '\0' || strcmp(text, difference) < 0)
        memcpy(difference, text, sizeof text);
}

/* ---- Class files -------------------------------------------------------- */

static inline void JNICALL keep_class_file(jvmtiEnv *env, JNIEnv *jni, jclass redefined,
                                           jobject loader, const char *name, jobject domain,
                                           jint length, const unsigned char *bytes,
                                           jint *new_length, unsigned char **new_bytes)
{
    struct pool pool = {.size = length - 10, .count = bytes[8] << 8 | bytes[9]};
    pool.bytes = malloc((size_t)pool.size);
    if (pool.bytes == NULL)
        broken("there is no memory for a class file");
    memcpy(pool.bytes, bytes + 10, (size_t)pool.size);
    pool_parse(&pool);
    /* There is no JNI in the primordial phase, and no other loader than the bootstrap loader. */
    if (loader != NULL)
        loader = (*jni)->NewGlobalRef(jni, loader);
    struct filed *file = malloc(sizeof *file);
    if (file == NULL)
        broken("there is no memory for class files");
    pthread_mutex_lock(&filed_lock);
    *file = (struct filed){pool, bytes[4] << 8 | bytes[5], bytes[6] << 8 | bytes[7], loader, filed};
    filed = file;
    pthread_mutex_unlock(&filed_lock);
}

/* The load hook of such a test. */
static inline void keep_class_files(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, keep_class_file);
}

/* Whether this entry has this text; null stands for no entry. */
static inline bool is_text(const struct filed *file, unsigned index, const char *text)
{
    if (index == 0 || text == NULL)
        return index == 0 && text == NULL;
    jint at = file->pool.offsets[index];
    size_t length = pool_u2(&file->pool, at + 1);
    return strlen(text) == length && memcmp(file->pool.bytes + at + 3, text, length) == 0;
}

/* The name in an entry for a class, in a buffer. */
static inline const char *filed_class(const struct filed *file, unsigned index)
{
    static char name[600];
    jint at = file->pool.offsets[pool_u2(&file->pool, file->pool.offsets[index] + 1)];
    snprintf(name, sizeof name, "%.*s", (int)pool_u2(&file->pool, at + 1),
             (const char *)file->pool.bytes + at + 3);
    return name;
}

/* Whether this is the class file of a class of this signature, such as "Ljava/lang/Object;". */
static inline bool is_of(const struct filed *file, const char *signature)
{
    const struct pool *pool = &file->pool;
    jint this_class = pool->offsets[pool_u2(pool, pool->end + 2)];
    jint name = pool->offsets[pool_u2(pool, this_class + 1)];
    size_t length = pool_u2(pool, name + 1);
    return strlen(signature) == length + 2
           && memcmp(pool->bytes + name + 3, signature + 1, length) == 0;
}

/* The class file of a class, of several the last, or null where no hook was given one. */
static inline const struct filed *file_of(JNIEnv *jni, jclass klass)
{
    jobject loader = NULL;
    const char *signature = class_name(klass);
    must(GetClassLoader, klass, &loader);
    pthread_mutex_lock(&filed_lock);
    const struct filed *file = filed;
    pthread_mutex_unlock(&filed_lock);
    while (file != NULL
           && !(is_of(file, signature) && (*jni)->IsSameObject(jni, loader, file->loader)))
        file = file->before;
    (*jni)->DeleteLocalRef(jni, loader);
    return file;
}

/* ---- Members and attributes --------------------------------------------- */

/* Behind the attributes whose number stands here. */
static inline jint behind_attributes(const struct filed *file, jint at)
{
    unsigned count = pool_u2(&file->pool, at);
    at += 2;
    while (count-- > 0)
        at += 6 + (jint)pool_u4(&file->pool, at + 2);
    return at;
}

/* The content of the next attribute of this name behind `before`, or the first, for 0, of the
 * attributes whose number stands at `at`; 0 for none. Its length stands in the four bytes before. */
static inline jint next_attribute(const struct filed *file, jint at, jint before, const char *name)
{
    unsigned count = pool_u2(&file->pool, at);
    for (at += 2; count-- > 0; at += 6 + (jint)pool_u4(&file->pool, at + 2))
        if (at + 6 > before && is_text(file, pool_u2(&file->pool, at), name))
            return at + 6;
    return 0;
}

#define attribute(FILE, AT, NAME) next_attribute(FILE, AT, 0, NAME)

/* Where the number of interfaces, of fields, of methods and of the class's attributes stands. */
static inline jint interfaces_in(const struct filed *file)
{
    return file->pool.end + 6;
}

static inline jint fields_in(const struct filed *file)
{
    jint at = interfaces_in(file);
    return at + 2 + 2 * (jint)pool_u2(&file->pool, at);
}

static inline jint behind_members(const struct filed *file, jint at)
{
    unsigned count = pool_u2(&file->pool, at);
    at += 2;
    while (count-- > 0)
        at = behind_attributes(file, at + 6);
    return at;
}

static inline jint methods_in(const struct filed *file)
{
    return behind_members(file, fields_in(file));
}

static inline jint attributes_in(const struct filed *file)
{
    return behind_members(file, methods_in(file));
}

/* The first member of this name and descriptor, of those whose number stands at `at`: where its
 * access flags stand; 0 for none. Its attributes' number stands six bytes further on. */
static inline jint member_in(const struct filed *file, jint at, const char *name,
                             const char *descriptor)
{
    unsigned count = pool_u2(&file->pool, at);
    for (at += 2; count-- > 0; at = behind_attributes(file, at + 6))
        if (is_text(file, pool_u2(&file->pool, at + 2), name)
            && is_text(file, pool_u2(&file->pool, at + 4), descriptor))
            return at;
    return 0;
}

/* Whether the Signature attribute among these is what generic_ptr gave. */
static inline bool is_generic(const struct filed *file, jint attributes, const char *generic)
{
    jint at = attribute(file, attributes, "Signature");
    return is_text(file, at == 0 ? 0 : pool_u2(&file->pool, at), generic);
}

/* ---- Comparisons -------------------------------------------------------- */

/* Has each loaded class compared that is prepared and has a class file, and says whether some
 * differed, with an example. */
static inline void compare_classes(JNIEnv *jni,
                                   void (*compare)(jclass klass, const struct filed *file))
{
    jint count = 0, status = 0;
    int own = 0;
    jclass *classes;
    off(ClassFileLoadHook);
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < count; i++) {
        must(GetClassStatus, classes[i], &status);
        const struct filed *file = status & JVMTI_CLASS_STATUS_PREPARED ? file_of(jni, classes[i])
                                                                        : NULL;
        if (file != NULL) {
            (*jni)->PushLocalFrame(jni, 64);
            compare(classes[i], file);
            (*jni)->PopLocalFrame(jni, NULL);
            own += file->loader != NULL;
        }
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    release(classes);
    say("classes of the program: %s", own > 10 ? "many" : "too few");
    say("different from the class files: %s", difference[0] ? difference : "none");
}

#endif
