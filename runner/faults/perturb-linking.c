/* SPDX-License-Identifier: Apache-2.0 */

/*
 * Early linking: when a class of the class path is prepared, all classes that it refers to are loaded
 * by its loader and linked, and so those that they refer to, and so on. Resolution may be that early
 * (JLS 12.1.2, 12.3; JVMS 5.4); initialization may not. What the class path's directories do not have
 * is loaded and linked, too, and it ends there.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "faults/perturb.h"

/* Internal names of classes. */
struct names {
    char **items;
    size_t count;
    size_t room;
};

static void add_name(struct names *names, const char *text, size_t length)
{
    if (names->count == names->room) {
        names->room = names->room * 2 + 64;
        names->items = realloc(names->items, names->room * sizeof *names->items);
    }
    names->items[names->count++] = strndup(text, length);
}

static unsigned number(const unsigned char *bytes)
{
    return (unsigned)bytes[0] << 8 | bytes[1];
}

/* The size of a constant pool's entry with its tag; 0 for an unknown tag. */
static size_t entry_size(const unsigned char *entry)
{
    static const unsigned char sizes[21] = {
        [3] = 5,  [4] = 5,  [5] = 9,  [6] = 9,  [7] = 3,  [8] = 3,  [9] = 5,  [10] = 5,
        [11] = 5, [12] = 5, [15] = 4, [16] = 3, [17] = 5, [18] = 5, [19] = 3, [20] = 3};
    if (entry[0] == 1)
        return 3 + number(entry + 1);
    return entry[0] < sizeof sizes ? sizes[entry[0]] : 0;
}

/* The name of a class, or of the class that an array type consists of. */
static void add_class(struct names *names, const unsigned char *utf8)
{
    const char *text = (const char *)utf8 + 3;
    size_t length = number(utf8 + 1);
    size_t dimensions = 0;
    while (dimensions < length && text[dimensions] == '[')
        dimensions++;
    if (dimensions == 0)
        add_name(names, text, length);
    else if (text[dimensions] == 'L')
        add_name(names, text + dimensions + 1, length - dimensions - 2);
}

static void add_references(struct names *names, const unsigned char *bytes, size_t size)
{
    if (size < 10)
        return;
    unsigned count = number(bytes + 8);
    size_t *places = calloc(count + 1, sizeof *places);
    size_t at = 10;
    for (unsigned i = 1; i < count && at + 5 < size; i++) {
        size_t length = entry_size(bytes + at);
        places[i] = at;
        i += bytes[at] == 5 || bytes[at] == 6;
        at = length > 0 ? at + length : size;
    }
    for (unsigned i = 1; i < count; i++) {
        const unsigned char *entry = bytes + places[i];
        if (places[i] == 0 || entry[0] != 7 || number(entry + 1) >= count)
            continue;
        const unsigned char *utf8 = bytes + places[number(entry + 1)];
        if (utf8[0] == 1)
            add_class(names, utf8);
    }
    free(places);
}

/* What must be a class of the class path, and what is not its concern. */
static bool is_own(const char *name)
{
    return strncmp(name, "java/", 5) != 0 && strncmp(name, "javax/", 6) != 0
           && strncmp(name, "jdk/", 4) != 0 && strncmp(name, "sun/", 4) != 0;
}

/* Opens the class file in the directories of the class path. NULL when there is none. */
static FILE *open_class(const char *path, const char *name)
{
    FILE *file = NULL;
    for (; *path != '\0' && file == NULL; path += strcspn(path, ":")) {
        char *place = NULL;
        path += *path == ':';
        if (asprintf(&place, "%.*s/%s.class", (int)strcspn(path, ":"), path, name) < 0)
            abort();
        file = fopen(place, "re");
        free(place);
    }
    return file;
}

static void read_references(struct names *names, FILE *file)
{
    char *bytes = NULL;
    size_t size = 0;
    FILE *memory = open_memstream(&bytes, &size);
    for (int byte; (byte = getc(file)) != EOF;)
        putc(byte, memory);
    fclose(memory);
    add_references(names, (const unsigned char *)bytes, size);
    free(bytes);
}

/* Errors in loading may not show before the class is used. */
static bool is_there(const char *path, const char *name)
{
    FILE *file = open_class(path, name);
    if (file != NULL)
        fclose(file);
    return file != NULL || !is_own(name);
}

struct linker {
    JNIEnv *jni;
    jclass class_class;
    jmethodID for_name;     /* without initialization */
    jmethodID constructors; /* asking for them links */
    jobject loader;
};

static void link_class(const struct linker *linker, const char *name)
{
    JNIEnv *jni = linker->jni;
    if ((*jni)->PushLocalFrame(jni, 16) != JNI_OK)
        return;
    char *dotted = strdup(name);
    if (dotted == NULL)
        abort();
    for (char *slash = dotted; (slash = strchr(slash, '/')) != NULL;)
        *slash = '.';
    jstring text = (*jni)->NewStringUTF(jni, dotted);
    free(dotted);
    jclass klass = (*jni)->CallStaticObjectMethod(jni, linker->class_class, linker->for_name, text,
                                                  JNI_FALSE, linker->loader);
    if (!clear_pending(jni) && klass != NULL) {
        falsified();
        (*jni)->CallObjectMethod(jni, klass, linker->constructors);
    }
    clear_pending(jni);
    (*jni)->PopLocalFrame(jni, NULL);
}

static void begin_linking(JNIEnv *jni, jclass klass, const char *path, const struct names *names)
{
    struct linker linker = {.jni = jni, .class_class = (*jni)->FindClass(jni, "java/lang/Class")};
    linker.for_name = (*jni)->GetStaticMethodID(
        jni, linker.class_class, "forName",
        "(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;");
    linker.constructors = (*jni)->GetMethodID(jni, linker.class_class, "getDeclaredConstructors",
                                              "()[Ljava/lang/reflect/Constructor;");
    (*the_own)->GetClassLoader(the_own, klass, &linker.loader);
    for (size_t i = 0; i < names->count; i++)
        if (is_there(path, names->items[i]))
            link_class(&linker, names->items[i]);
}

/* The name of a class of the class path, of its signature. */
static void link_references(JNIEnv *jni, jclass klass, char *name)
{
    char *path = NULL;
    if ((*the_own)->GetSystemProperty(the_own, "java.class.path", &path) != JVMTI_ERROR_NONE)
        return;
    FILE *file = open_class(path, name);
    if (file != NULL) {
        struct names names = {0};
        read_references(&names, file);
        fclose(file);
        begin_linking(jni, klass, path, &names);
        for (size_t i = 0; i < names.count; i++)
            free(names.items[i]);
        free(names.items);
    }
    (*the_own)->Deallocate(the_own, (unsigned char *)path);
}

static pthread_mutex_t linking;

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    (void)thread;
    char *signature = NULL;
    if ((*env)->GetClassSignature(env, klass, &signature, NULL) != JVMTI_ERROR_NONE)
        return;
    size_t length = strlen(signature);
    /* A thread that waited here would hold the class that another one is about to link. */
    if (*signature == 'L' && pthread_mutex_trylock(&linking) == 0) {
        signature[length - 1] = '\0';
        link_references(jni, klass, signature + 1);
        pthread_mutex_unlock(&linking);
    }
    (*env)->Deallocate(env, (unsigned char *)signature);
}

static void load(JavaVM *vm)
{
    (void)vm;
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&linking, &attributes);
    the_own_callbacks.ClassPrepare = on_prepare;
}

/* Not before: HotSpot posts other events wrongly where an environment enables some earlier. */
static void init(JNIEnv *jni)
{
    (void)jni;
    enable_own(JVMTI_EVENT_CLASS_PREPARE);
}

PERTURBATION(early_linking, "early-linking",
             "All classes that a class refers to, directly or not, are loaded and linked with it.",
             .load = load, .init = init)
