// Stands in for Grunt: registers the task and runs it.
const tasks = {};
const grunt = {
  registerTask: (name, _about, task) => {
    tasks[name] = task;
  },
  log: { writeln: console.log },
};

require('./Gruntfile.cjs')(grunt);
tasks.webpack.call({ async: () => (result) => console.log('done:', result) });
