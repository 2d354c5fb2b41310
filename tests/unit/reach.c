/* SPDX-License-Identifier: Apache-2.0 */

/* The table of what tests execute, the functions of a patch, and which tests are nearest. */
#include "unit.h"

#include <unistd.h>

#include "base/files.h"
#include "base/text.h"
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
    assert_int_equal(test->reached, 2);
    assert_true(reached_has(test, 1));
    assert_false(reached_has(test, 2));
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
    struct patched items[] = {{(char *)"TagMap::never", (char *)"x.cpp"},
                              {(char *)"", (char *)"src/thread.inline.hpp"},
                              {(char *)"Other::f", (char *)"other.cpp"}};
    struct touching *touching = touching_new(table);
    assert_int_equal(touching_add_patch(touching, &(struct patch){items, 1}, false), 0);
    assert_int_equal(touching_functions(touching), 2);
    assert_int_equal(touching_add_patch(touching, &(struct patch){items, 2}, false), 0);
    assert_int_equal(touching_functions(touching), 3);
    assert_int_equal(touching_add_patch(touching, &(struct patch){items + 2, 1}, false), -1);
    items[2] = (struct patched){(char *)"f", (char *)"jvmtiMap.cpp"};
    assert_int_equal(touching_add_patch(touching, &(struct patch){items + 2, 1}, false), 0);
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
    };
    return RUN_TESTS(tests);
}
