/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("Loading a class of the library fails if ClassFileLoadHook gives bytes that are no class file.");

/* What a JVM may have prepared for use without its class file, but need not have loaded yet. */
static const char *const candidates[] = {
    "java/util/regex/Pattern", "java/util/StringJoiner",         "java/util/stream/IntStream",
    "java/util/BitSet",        "java/util/stream/Collectors",    "java/time/LocalDate",
    "java/util/Optional",      "java/util/concurrent/Semaphore", "java/math/BigDecimal"};
enum { CANDIDATES = sizeof candidates / sizeof *candidates };

static const char *wanted = "";
static bool broke;

static void JNICALL break_bytes(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, wanted) != 0)
        return;
    broke = true;
    give_copy(env, bytes, is_case("cut-short") ? length / 2 : length, new_bytes, new_length);
    if (is_case("wrong-magic") && *new_bytes != NULL)
        (*new_bytes)[0]++;
}

static void observe(JNIEnv *jni, jobject unused)
{
    int broken_count = 0, loaded = 0;
    on(ClassFileLoadHook, break_bytes);
    for (int i = 0; i < CANDIDATES; i++) {
        wanted = candidates[i];
        broke = false;
        jclass klass = (*jni)->FindClass(jni, wanted);
        (*jni)->ExceptionClear(jni);
        broken_count += broke;
        loaded += broke && klass != NULL;
    }
    off(ClassFileLoadHook);
    if (broken_count == 0)
        inapplicable("the JVM had loaded all of these classes");
    say("loaded all the same: %d", loaded);
}

TEST(.probe = observe, .cases = LIST("wrong-magic", "cut-short"),
     .needs = {.can_generate_all_class_hook_events = 1});
