/* SPDX-License-Identifier: Apache-2.0 */

/* The table of what tests execute, the functions of a patch, and which tests are nearest. */
#include "unit.h"

#include <unistd.h>

#include "base/directories.h"
#include "base/files.h"
#include "base/text.h"
#include "reach/function_list.h"
#include "reach/likeness.h"
#include "reach/touching.h"

#define HEADER                                                                                     \
    "assay-reach 1\nvm: A VM 1\nspecification: 17\nlibjvm-sha256: 0\nsuite: r\nselected: all\n"
#define FUNCTIONS "functions: 4\nThread::run\nTagMap::set\nTagMap::get\nTagMap::never\n"

static struct reach_table *read_text(const char *text)
{
    char directory[] = "/tmp/assay-reach-XXXXXX";
    assert_non_null(mkdtemp(directory));
    assert_int_equal(file_write(directory, "table", text), 0);
    char *path = xprintf("%s/table", directory);
    struct reach_table *table = reach_table_read(path);
    unlink(path);
    free(path);
    rmdir(directory);
    return table;
}

static struct reach_table *read_example(void)
{
    return read_text(HEADER FUNCTIONS "tests: 4\na/Get/one\t0.100\t0,2\na/Nothing/na\t0.000\t\n"
                                      "a/Other/two:x\t0.100\t0\na/Set/three\t0.100\t0-1\n");
}

static void reads_what_it_writes(void **state)
{
    (void)state;
    struct reach_table *table = read_example();
    assert_non_null(table);
    char *text = NULL;
    size_t length;
    FILE *stream = open_memstream(&text, &length);
    assert_int_equal(reach_table_write(table, stream), 0);
    fclose(stream);
    struct reach_table *again = read_text(text);
    assert_non_null(again);
    assert_true(again->whole);
    assert_int_equal(again->test_count, 4);
    const struct reached_test *test = reach_table_find(again, "a/Set/three");
    assert_non_null(test);
    assert_int_equal(test->span_count, 1);
    assert_int_equal(test->spans[0].first, 0);
    assert_int_equal(test->spans[0].last, 1);
    assert_null(reach_table_find(again, "a/Set/thre"));
    free(text);
    reach_table_free(again);
    reach_table_free(table);
}

static void refuses_other_files(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "",
        "assay-reach 2\n",
        "assay-reach 1\nvm: A\n",
        HEADER "functions: x\n",
        HEADER "functions: 99999999999\n",
        HEADER "functions: 9999999\nA::b\n",
        HEADER FUNCTIONS,
        HEADER FUNCTIONS "tests: 2\na/b/c\t1\t0\n",
        HEADER FUNCTIONS "tests: 1\na/b/c\t1\n",
        HEADER FUNCTIONS "tests: 1\na/b/c\tlong\t0\n",
        HEADER FUNCTIONS "tests: 1\na/b/c\tnan\t0\n",
        HEADER FUNCTIONS "tests: 1\na/b/c\t1\t4\n",
        HEADER FUNCTIONS "tests: 1\na/b/c\t1\t1-0\n",
        HEADER FUNCTIONS "tests: 1\na/b/c\t1\t1,1\n",
        HEADER FUNCTIONS "tests: 1\na/b/c\t1\t1;2\n",
        HEADER FUNCTIONS "tests: 1\na/b/c\t1\t-1\n",
        HEADER FUNCTIONS "tests: 2\na/b/d\t1\t0\na/b/c\t1\t0\n",
        HEADER FUNCTIONS "tests: 1\na/b/c\t1\t0\nmore\n",
        HEADER "functions: 0\ntests: 1\na/b/c\t1\t0\n",
    };
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (read_text(texts[i]) != NULL)
            fail_msg("taken: %s", texts[i]);
}

/* The names in the patch, with blanks behind them. */
static void patch_has(const char *text, const char *wanted)
{
    struct patch patch;
    char *copy = xstrdup(text);
    struct strings names = {0};
    assert_int_equal(patch_read(&patch, copy), 0);
    for (size_t i = 0; i < patch.count; i++)
        strings_add(&names, xstrdup(patch.items[i].name));
    char *joined = strings_joined(&names, " ");
    assert_string_equal(joined, wanted);
    free(joined);
    strings_free(&names);
    patch_free(&patch);
    free(copy);
}

#define FILES "--- a/src/x.cpp\n+++ b/src/x.cpp\n"

static void finds_functions_of_a_patch(void **state)
{
    (void)state;
    patch_has(FILES "@@ -1,2 +1,2 @@ void TagMap::set(jobject o, jlong tag) {\n a\n-b\n+c\n",
              "TagMap::set");
    patch_has(FILES "@@ -1 +1 @@\n-b\n+c\n", "");
    patch_has(FILES "@@ -1,3 +1,3 @@ int f() {\n }\n static bool g(int a) {\n-  b;\n+  c;\n", "g");
    patch_has(FILES "@@ -1,3 +1,3 @@ int f() {\n-  b;\n+  c;\n }\n int TagMap::get() {\n", "f");
    patch_has(FILES "@@ -1 +1 @@ JVM_ENTRY(jclass, JVM_DefineClass(JNIEnv *env, const char *n))\n"
                    "-b\n+c\n",
              "JVM_DefineClass");
    patch_has(FILES "@@ -1 +1 @@ class TagMap : public CHeapObj<mtInternal> {\n-b\n+c\n",
              "TagMap::*");
    patch_has(FILES "@@ -1 +1 @@ JvmtiEnv::GetTag(jobject object, jlong* tag_ptr) {\n-b\n+c\n"
                    "@@ -9 +9 @@ JvmtiEnv::GetTag(jobject object, jlong* tag_ptr) {\n-b\n+c\n",
              "JvmtiEnv::GetTag");
    patch_has("--- a/X.java\n+++ b/X.java\n@@ -1 +1 @@ void f() {\n-b\n+c\n" FILES
              "@@ -1 +1 @@ int g() {\n--- b\n+++ c\n",
              "g");
    patch_has("--- a/test/x.cpp\n+++ b/test/x.cpp\n@@ -1 +1 @@ void f() {\n-b\n+c\n", "");
    patch_has("--- a/src/x.cpp\n+++ /dev/null\n@@ -1 +0,0 @@ void f() {\n-b\n", "f");
    patch_has(FILES "@@ -1,99999999999999999999 +x @@ void f() {\n-b\n", "f");
    struct patch patch;
    char text[] = "no patch\n";
    assert_int_equal(patch_read(&patch, text), -1);
}

static void names_ignored_files(void **state)
{
    (void)state;
    char text[] = "--- a/x86.ad\n+++ b/x86.ad\n@@ -1 +1 @@\n-b\n+c\n" FILES
                  "@@ -1 +1 @@ int g() {\n-b\n+c\n"
                  "--- a/test/X.java\n+++ b/test/X.java\n@@ -1 +1 @@\n-b\n+c\n"
                  "--- /dev/null\n+++ b/jvmti.xml\n@@ -0,0 +1 @@\n+c\n";
    struct patch patch;
    assert_int_equal(patch_read(&patch, text), 0);
    assert_int_equal(patch.count, 1);
    assert_int_equal(patch.ignored.count, 2);
    assert_string_equal(patch.ignored.items[0], "x86.ad");
    assert_string_equal(patch.ignored.items[1], "jvmti.xml");
    patch_free(&patch);
}

/* A long path that is kept once: else this takes gigabytes. */
static void reads_long_paths(void **state)
{
    (void)state;
    enum { LENGTH = 200000, FUNCTIONS_IN_IT = 20000 };
    char *path = xcalloc(LENGTH + 1, 1);
    memset(path, 'x', LENGTH);
    char *text = NULL;
    size_t size;
    FILE *stream = open_memstream(&text, &size);
    fprintf(stream, "+++ b/%s.cpp\n", path);
    for (int i = 0; i < FUNCTIONS_IN_IT; i++)
        fprintf(stream, "@@ -1 +1 @@ int f%d() {\n-b\n+c\n", i);
    fclose(stream);
    struct patch patch;
    assert_int_equal(patch_read(&patch, text), 0);
    assert_int_equal(patch.count, FUNCTIONS_IN_IT);
    assert_ptr_equal(patch.items[0].file, patch.items[FUNCTIONS_IN_IT - 1].file);
    patch_free(&patch);
    free(text);
    free(path);
}

static void orders_by_nearness(void **state)
{
    (void)state;
    struct reach_table *table = read_example();
    struct touching *touching = touching_new(table);
    assert_int_equal(touching_add(touching, "Tagmap"), -1);
    assert_int_equal(touching_add(touching, "TagMap::never"), -1);
    assert_int_equal(touching_add(touching, "set(jobject, jlong)"), 0);
    touching_measure(touching);
    assert_int_equal(touching_functions(touching), 1);
    assert_int_equal(touching_tests(touching), 1);
    assert_true(touching_nearness(touching, "a/Set/three") > 0);
    assert_true(touching_nearness(touching, "a/Get/one") < 0);
    assert_true(touching_nearness(touching, "a/New/one") == 0);
    touching_free(touching);
    touching = touching_new(table);
    assert_int_equal(touching_add(touching, "*::run"), 0);
    assert_int_equal(touching_add(touching, "TagMap::get"), 0);
    touching_measure(touching);
    assert_int_equal(touching_tests(touching), 3);
    double nearest = touching_nearness(touching, "a/Get/one");
    assert_true(nearest > touching_nearness(touching, "a/Set/three"));
    assert_true(nearest > touching_nearness(touching, "a/Other/two:x"));
    touching_free(touching);
    reach_table_free(table);
}

static void falls_back_to_classes(void **state)
{
    (void)state;
    struct reach_table *table = read_example();
    struct patched items[] = {{(char *)"TagMap::never", "x.cpp"},
                              {(char *)"", "src/thread.inline.hpp"},
                              {(char *)"Other::f", "other.cpp"}};
    const struct patch patches[] = {{.items = items, .count = 1},
                                    {.items = items, .count = 2},
                                    {.items = items + 2, .count = 1}};
    struct touching *touching = touching_new(table);
    assert_int_equal(touching_add_patch(touching, &patches[0], false), 0);
    assert_int_equal(touching_functions(touching), 2);
    assert_int_equal(touching_add_patch(touching, &patches[1], false), 0);
    assert_int_equal(touching_functions(touching), 3);
    assert_int_equal(touching_add_patch(touching, &patches[2], false), -1);
    /* A class that merely ends like the file's name is another one. */
    items[2] = (struct patched){(char *)"f", "jvmtiMap.cpp"};
    assert_int_equal(touching_add_patch(touching, &patches[2], false), -1);
    touching_free(touching);
    reach_table_free(table);
}

/* What the patch of one function touches. */
static void patch_touches(struct reach_table *table, const char *name, const char *file,
                          size_t wanted)
{
    struct patched item = {(char *)name, file};
    struct touching *touching = touching_new(table);
    int result = touching_add_patch(touching, &(struct patch){.items = &item, .count = 1}, false);
    assert_int_equal(result, wanted > 0 ? 0 : -1);
    assert_int_equal(touching_functions(touching), wanted);
    touching_free(touching);
}

static void distinguishes_names(void **state)
{
    (void)state;
    struct reach_table *table = read_text(
        HEADER "functions: 7\nupdate\nA::update\nB::update\nA::set\nFlagAccessImpl::get\n"
               "VM_Redefine::doit\n::f\ntests: 1\na/b/c\t1\t0-6\n");
    assert_non_null(table);
    patch_touches(table, "update", "x.cpp", 1);
    patch_touches(table, "set", "x.cpp", 1);
    patch_touches(table, "A::*", "x.cpp", 2);
    patch_touches(table, "get_it", "jvmtiImpl.cpp", 0);
    patch_touches(table, "redefine", "jvmtiRedefine.cpp", 1);
    patch_touches(table, "f", "x.cpp", 1);
    struct touching *touching = touching_new(table);
    assert_int_equal(touching_add(touching, "update"), 0);
    assert_int_equal(touching_functions(touching), 3);
    touching_free(touching);
    reach_table_free(table);
}

/* The names of functions, as a script in place of functions.sh prints them. */
static void strips_names(void **state)
{
    (void)state;
    static const char *const wanted[] = {"A::get",    "A::set",       "Table::init",
                                         "LogStream", "A::operator<", "A::operator->",
                                         "B::f",      "int_f"};
    char directory[] = "/tmp/assay-reach-XXXXXX";
    assert_non_null(mkdtemp(directory));
    char *script = xprintf("%s/runner/faults/functions.sh", directory);
    assert_int_equal(make_parents(script), 0);
    char *parent = xprintf("%s/runner/faults", directory);
    assert_int_equal(
        file_write(parent, "functions.sh",
                   "printf '%s\\n' '1 1 A::get' '2 1 A::get~2' '3 1 A::get.cold'"
                   " '4 1 A<int,B<C>>::set' '5 1 void_Table<A>::init<B*>.isra.0~29'"
                   " '6 1 LogStream<~11' '7 1 A::operator<' '8 1 A::operator->' '10 1 A*_B::f<A>'"
                   " '9 1 int_f'\n"),
        0);
    struct function_list list;
    assert_int_equal(function_list_make(&list, "libjvm.so", &(struct home){.sources = directory}),
                     0);
    assert_int_equal(list.count, 10);
    assert_int_equal(list.names.texts.count, sizeof wanted / sizeof wanted[0]);
    for (size_t i = 0; i < list.names.texts.count; i++)
        assert_string_equal(list.names.texts.items[i], wanted[i]);
    function_list_free(&list);
    directory_remove(directory);
    free(script);
    free(parent);
}

/* Tests that are not applicable do not make a function rare that all others execute. */
static void weighs_by_applicable_tests(void **state)
{
    (void)state;
    struct reach_table *table = read_text(
        HEADER FUNCTIONS "tests: 4\na/b/c\t1\t0-1\na/b/d\t1\t0\na/b/e\t1\t\na/b/f\t1\t\n");
    struct touching *touching = touching_new(table);
    assert_int_equal(touching_applicable(touching), 2);
    assert_int_equal(touching_add(touching, "Thread::run"), 0);
    touching_measure(touching);
    assert_int_equal(touching_tests(touching), 2);
    assert_true(touching_nearness(touching, "a/b/c") == touching_nearness(touching, "a/b/d"));
    assert_true(touching_nearness(touching, "a/b/e") < 0);
    touching_free(touching);
    reach_table_free(table);
}

static void likens_names(void **state)
{
    (void)state;
    struct likeness *likeness = likeness_new();
    likeness_add_test(likeness, "event/VMDeath/plain");
    likeness_add_test(likeness, "event/VMDeath/case:one");
    likeness_add_test(likeness, "watch/FieldModification/plain");
    likeness_add_test(likeness, "heap/GetTag/plain");
    likeness_add_function(likeness, "JvmtiExport::post_vm_death");
    double same = likeness_of(likeness, "event/VMDeath/case:one");
    assert_true(same > 0.99 && same < 1.01);
    assert_true(likeness_of(likeness, "heap/GetTag/plain") == 0);
    likeness_add_function(likeness, "post_modified");
    assert_true(likeness_of(likeness, "watch/FieldModification/plain") > 0);
    likeness_free(likeness);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_what_it_writes),       cmocka_unit_test(refuses_other_files),
        cmocka_unit_test(finds_functions_of_a_patch), cmocka_unit_test(orders_by_nearness),
        cmocka_unit_test(falls_back_to_classes),      cmocka_unit_test(likens_names),
        cmocka_unit_test(distinguishes_names),        cmocka_unit_test(names_ignored_files),
        cmocka_unit_test(reads_long_paths),           cmocka_unit_test(strips_names),
        cmocka_unit_test(weighs_by_applicable_tests),
    };
    return RUN_TESTS(tests);
}
