/* SPDX-License-Identifier: Apache-2.0 */

/* The scenarios that are kept, and what they execute. */
#include "unit.h"

#include <unistd.h>

#include "base/directories.h"
#include "base/files.h"
#include "explore/corpus.h"
#include "explore/generate.h"

#define DIGEST "0123456789abcdef0123456789abcdef"
#define FOLDER "places-0123456789abcdef"

enum { PLACES = 10 };

static const struct model_vm vm17 = {.spec = 17, .pops_frames = true, .forces_returns = true};
static char directory[] = "/tmp/assay-corpus-XXXXXX";

static void write_table(void)
{
    struct strings lines = {0};
    strings_add(&lines, xstrdup("# libjvm-sha256: " DIGEST));
    for (int i = 0; i < PLACES; i++)
        strings_add(&lines, xprintf("%x 0 74 75 jump f+0x%x je", 16 + i, i));
    char *text = strings_lines(&lines);
    assert_int_equal(file_write(directory, FOLDER "/table", text), 0);
    free(text);
    strings_free(&lines);
}

static int set_up(void **state)
{
    (void)state;
    strcpy(directory + strlen(directory) - 6, "XXXXXX");
    assert_non_null(mkdtemp(directory));
    write_table();
    return 0;
}

static int clear_up(void **state)
{
    (void)state;
    directory_remove(directory);
    return 0;
}

static int begin(struct corpus *corpus)
{
    char digest[] = DIGEST;
    const struct vm vm = {.libjvm_sha256 = digest};
    const struct home home = {.sources = NULL};
    char *why;
    *corpus = (struct corpus){.directory = directory, .label = "A VM 1", .vm = &vm17};
    corpus->places = places_open(directory, &vm, &home, &why);
    assert_non_null(corpus->places);
    assert_null(why);
    assert_int_equal(places_count(corpus->places), PLACES);
    return corpus_open(corpus);
}

/* As a JVM reports it: "0110000000". */
static void reach(struct reach *reach, const struct corpus *corpus, const char *digits)
{
    char *text = xprintf("reached:%s\n", digits);
    assert_int_equal(file_write(directory, "report", text), 0);
    *reach = (struct reach){0};
    assert_true(places_take(corpus->places, reach, directory, "report"));
    free(text);
}

/* Keeps the scenario of the seed if it executes something new. Returns whether it does. */
static bool offer(struct corpus *corpus, uint64_t seed, const char *digits)
{
    struct reach executed;
    struct scenario scenario;
    reach(&executed, corpus, digits);
    generate(&scenario, seed, 10 + seed, &vm17, false);
    bool is_new = corpus_news(corpus, &executed) > 0;
    if (is_new)
        assert_int_equal(corpus_keep(corpus, &scenario, seed, &executed), 0);
    reach_free(&executed);
    return is_new;
}

static void test_what_executes_something_new_is_kept(void **state)
{
    (void)state;
    struct corpus corpus;
    assert_int_equal(begin(&corpus), 0);
    assert_true(offer(&corpus, 1, "1100000000"));
    assert_false(offer(&corpus, 2, "0100000000"));
    assert_true(offer(&corpus, 3, "0110000001"));
    assert_false(offer(&corpus, 4, "1110000001"));
    assert_int_equal(corpus.count, 2);
    assert_int_equal(corpus.added, 2);
    assert_int_equal(corpus.reached, 4);
    corpus_free(&corpus);
}

static void test_a_corpus_is_opened_again(void **state)
{
    (void)state;
    struct corpus corpus, again;
    assert_int_equal(begin(&corpus), 0);
    offer(&corpus, 1, "1100000000");
    offer(&corpus, 3, "0110000001");
    assert_int_equal(begin(&again), 0);
    assert_int_equal(again.count, 2);
    assert_int_equal(again.added, 0);
    assert_int_equal(again.reached, 4);
    assert_false(offer(&again, 5, "1110000001"));
    for (size_t i = 0; i < again.count; i++)
        assert_true(again.items[i].applies);
    assert_int_equal(again.items[0].reach.count + again.items[1].reach.count, 5);
    corpus_free(&again);
    corpus_free(&corpus);
}

/* What is known of a scenario counts for the table of which it is, and if it is whole. */
static void test_what_is_not_known_is_asked_again(void **state)
{
    (void)state;
    static const char *const texts[] = {"", "0\n0300\n", DIGEST "\n", "nothing"};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct corpus corpus, again;
        assert_int_equal(begin(&corpus), 0);
        offer(&corpus, 1, "1100000000");
        offer(&corpus, 3, "1111000000");
        char *file = xprintf("%s.places", corpus.items[0].name);
        char *folder = xprintf("%s/" FOLDER, directory);
        assert_int_equal(file_write(folder, file, texts[i]), 0);
        assert_int_equal(begin(&again), 0);
        size_t unknown = 0;
        for (size_t j = 0; j < again.count; j++)
            if (again.items[j].reach.bits == NULL) {
                struct reach executed;
                assert_string_equal(again.items[j].name, corpus.items[0].name);
                unknown++;
                reach(&executed, &again, "1100000000");
                assert_int_equal(corpus_learn(&again, j, &executed), 0);
                reach_free(&executed);
            }
        assert_int_equal(unknown, 1);
        corpus_free(&again);
        assert_int_equal(begin(&again), 0);
        assert_int_equal(again.items[0].reach.count + again.items[1].reach.count, 6);
        corpus_free(&again);
        corpus_free(&corpus);
        free(file);
        free(folder);
        clear_up(NULL);
        set_up(NULL);
    }
}

static bool is_there(const struct corpus *corpus, size_t index, const char *folder,
                     const char *suffix)
{
    char *path = xprintf("%s/%s%s%s", directory, folder, corpus->items[index].name, suffix);
    bool there = access(path, F_OK) == 0;
    free(path);
    return there;
}

static void test_what_others_execute_is_removed(void **state)
{
    (void)state;
    struct corpus corpus;
    struct corpus_cover cover = {0};
    assert_int_equal(begin(&corpus), 0);
    offer(&corpus, 1, "1100000000");
    offer(&corpus, 2, "0010000000");
    offer(&corpus, 3, "1111000000");
    offer(&corpus, 4, "0000000011");
    corpus_cover(&corpus, &cover);
    assert_int_equal(cover.needed.count, 2);
    assert_int_equal(corpus_reduce(directory, &cover), 2);
    for (size_t i = 0; i < corpus.count; i++) {
        assert_int_equal(is_there(&corpus, i, "", ".scenario"), i >= 2);
        assert_int_equal(is_there(&corpus, i, FOLDER "/", ".places"), i >= 2);
    }
    corpus_cover_free(&cover);
    corpus_free(&corpus);
    assert_int_equal(begin(&corpus), 0);
    assert_int_equal(corpus.reached, 6);
    corpus_free(&corpus);
}

/* A scenario that is needed on another JVM covers what it executes on this one. What makes no sense on a JVM
 * is kept, and so is that of which nothing is known. */
static void test_what_is_needed_elsewhere_is_kept(void **state)
{
    (void)state;
    static const char *const others[] = {"foreign", "unknown"};
    struct corpus corpus;
    struct corpus_cover cover = {0};
    assert_int_equal(file_write(directory, "foreign.scenario", "actor A virtual\nstart A\n"), 0);
    assert_int_equal(file_write(directory, "unknown.scenario", "actor A platform\nstart A\n"), 0);
    assert_int_equal(begin(&corpus), 0);
    offer(&corpus, 1, "1100000000");
    offer(&corpus, 2, "1110000000");
    strings_add_once(&cover.needed, corpus.items[2].name);
    corpus_cover(&corpus, &cover);
    assert_int_equal(corpus_reduce(directory, &cover), 4);
    for (size_t i = 0; i < 4; i++)
        assert_true(is_there(&corpus, i, "", ".scenario"));
    for (size_t i = 0; i < 2; i++)
        assert_string_equal(corpus.items[i].name, others[i]);
    assert_false(corpus.items[0].applies);
    corpus_cover_free(&cover);
    corpus_free(&corpus);
}

static void test_mutations_of_a_corpus(void **state)
{
    (void)state;
    struct corpus corpus;
    assert_int_equal(begin(&corpus), 0);
    offer(&corpus, 1, "1100000000");
    offer(&corpus, 2, "1010000000");
    for (uint64_t seed = 0; seed < 100; seed++) {
        struct scenario one, same;
        corpus_mutate(&corpus, &one, seed, 60);
        corpus_mutate(&corpus, &same, seed, 60);
        assert_int_equal(one.count, 60);
        assert_memory_equal(one.operations, same.operations, 60 * sizeof *one.operations);
    }
    corpus_free(&corpus);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_what_executes_something_new_is_kept, set_up, clear_up),
        cmocka_unit_test_setup_teardown(test_a_corpus_is_opened_again, set_up, clear_up),
        cmocka_unit_test_setup_teardown(test_what_is_not_known_is_asked_again, set_up, clear_up),
        cmocka_unit_test_setup_teardown(test_what_others_execute_is_removed, set_up, clear_up),
        cmocka_unit_test_setup_teardown(test_what_is_needed_elsewhere_is_kept, set_up, clear_up),
        cmocka_unit_test_setup_teardown(test_mutations_of_a_corpus, set_up, clear_up),
    };
    return RUN_TESTS(tests);
}
