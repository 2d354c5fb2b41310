/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "redefine.h"
#include "threads.h"

TITLE("ClassFileLoadHook is posted for each modifiable class that a program loads, of the library, too.");

/* One of the program, and some of the library: such as a JVM may have in an archive, and others. */
#define NAMES                                                                                      \
    "classes/SampleLeft", "java/math/BigInteger", "java/text/SimpleDateFormat",                    \
        "java/util/Formatter", "java/util/LinkedList", "java/util/Random",                         \
        "java/util/StringJoiner", "java/util/TreeMap",                                             \
        "java/util/concurrent/ConcurrentSkipListMap", "java/util/concurrent/Exchanger",            \
        "java/util/regex/Pattern", "java/util/stream/Collectors", "java/util/zip/Adler32"

static const char *const names[] = {NAMES};
enum { COUNT = sizeof names / sizeof names[0] };
static atomic_bool hooked[COUNT];
static jclass without_hook[COUNT]; /* global */
static int loads, without;

static void JNICALL hook(HOOK_PARAMETERS)
{
    for (int i = 0; name != NULL && i < COUNT; i++)
        if (strcmp(names[i], name) == 0)
            hooked[i] = true;
}

/* A class that was loaded before has a tag: another loader may become an initiating one. */
static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    const char *name = class_name(klass) + 1; /* and ';' after it */
    for (int i = 0; tag_of(klass) == 0 && i < COUNT; i++)
        if (strlen(names[i]) == strlen(name) - 1
            && strncmp(names[i], name, strlen(names[i])) == 0) {
            loads++;
            if (!hooked[i] && without < COUNT)
                without_hook[without++] = (*jni)->NewGlobalRef(jni, klass);
        }
}

/* Classes that are not compatible with the hook are exempt, which those are that cannot be modified. */
static int modifiable_without_hook(void)
{
    int modifiable = 0;
    for (int i = 0; i < without; i++) {
        jboolean answer = JNI_FALSE;
        must(IsModifiableClass, without_hook[i], &answer);
        modifiable += answer != JNI_FALSE;
    }
    return modifiable;
}

static void load(JavaVM *vm, char *options)
{
    on(ClassFileLoadHook, hook);
}

static void observe(JNIEnv *jni, jobject begins)
{
    jint loaded = 0;
    jclass *classes = NULL;
    if (begins == NULL) {
        off_thread(ClassLoad, current_thread());
        if (loads == 0)
            inapplicable("the classes are loaded before, or on another thread");
        say("some are loaded: %s, without a hook: %d", truth(loads > 0), modifiable_without_hook());
        return;
    }
    must(GetLoadedClasses, &loaded, &classes);
    for (jint i = 0; i < readable(classes, loaded); i++)
        set_tag(classes[i], 1);
    on_thread(ClassLoad, on_load, current_thread());
}

TEST(.target = "classes.LibraryLoading", .args = LIST(NAMES), .load = load, .probe = observe,
     .needs = {.can_generate_all_class_hook_events = 1, .can_tag_objects = 1},
     .wants = {.can_retransform_any_class = 1});
